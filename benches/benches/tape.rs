//! The families under criterion: `cargo bench -p fluxions-benches --bench tape -- "Rosenbrock n = 1000/"`.

use criterion::{Criterion, criterion_group, criterion_main};
use fluxions_benches::families::families;
use std::time::Duration;

fn all(c: &mut Criterion) {
    for family in families().expect("the data come with the project") {
        let mut together = c.benchmark_group(&family.name);
        for subject in &family.subjects {
            let mut call = (subject.prepare)();
            together.bench_function(subject.by, |b| b.iter(&mut call));
        }
        together.finish();
    }
}

fn short() -> Criterion {
    Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(500))
}

criterion_group! { name = benches; config = short(); targets = all }
criterion_main!(benches);
