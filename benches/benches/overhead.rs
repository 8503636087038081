//! Every subject under criterion: `cargo bench -p fluxions-benches --bench overhead -- "gradient n=100/"`.

use criterion::{Criterion, criterion_group, criterion_main};
use fluxions_benches::subjects;

fn all(c: &mut Criterion) {
    let subjects = subjects();
    for group in subjects.chunk_by(|a, b| a.problem == b.problem) {
        let mut together = c.benchmark_group(&group[0].problem);
        for subject in group {
            let mut call = (subject.prepare)();
            together.bench_function(subject.by, |b| b.iter(&mut call));
        }
        together.finish();
    }
}

criterion_group!(benches, all);
criterion_main!(benches);
