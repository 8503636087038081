//! Measures every backend on every size of every family.

use super::Steps;
use fluxions_any::AnyBackend;
use fluxions_check::{Clock, digits};
use fluxions_report::{Auto, Family, Hand, Measured, Numbers, Other, Outcome, Size, Sparsity};
use fluxions_report_subjects as subjects;
use fluxions_scenarios::allocations::allocations_in;
use subjects::{Instance, Runs};

/// A backend whose call took longer than this is not tried on larger sizes, in nanoseconds.
const PATIENCE: f64 = 1e8;

/// Measures the first `sizes` of each family.
pub(crate) fn families(
    chosen: &[subjects::Scaling],
    backends: &[AnyBackend],
    clock: Clock,
    sizes: usize,
    steps: Steps<'_>,
) -> Vec<Family> {
    let count = |family: &subjects::Scaling| family.instances.len().min(sizes);
    let (mut done, all) = (0, chosen.iter().map(count).sum());
    let mut families = Vec::new();
    for family in chosen {
        let mut to: Vec<Size> = Vec::new();
        for instance in &family.instances[..count(family)] {
            steps(done, all, &format!("{} {}", family.id, instance.shape().label));
            to.push(size(&**instance, backends, clock, to.last()));
            done += 1;
        }
        families.push(Family {
            id: family.id.into(),
            title: family.title.into(),
            what: family.what.into(),
            operator: family.operator.name().into(),
            axis: family.axis.into(),
            floor: family.floor.into(),
            sparsity: family.instances.get(1).and_then(|instance| sparsity(&**instance)),
            sizes: to,
        });
    }
    families
}

fn sparsity(instance: &dyn Instance) -> Option<Sparsity> {
    let plan = instance.plan()?;
    Some(Sparsity { label: instance.shape().label, words: plan.to_string(), drawing: plan.svg() })
}

/// The time of each other way, but for one that was left out before or took too long.
fn others(instance: &dyn Instance, clock: Clock, before: Option<&Size>) -> Vec<Other> {
    let measured = instance.others().into_iter().enumerate().map(|(i, other)| {
        let last = before.map(|size| size.others[i].nanoseconds.unwrap_or(f64::INFINITY));
        let call = if last.is_some_and(|last| last > PATIENCE) { None } else { (other.prepare)() };
        Other { name: other.name.into(), nanoseconds: call.map(|call| clock.time(call).nanoseconds) }
    });
    measured.collect()
}

fn size(instance: &dyn Instance, backends: &[AnyBackend], clock: Clock, before: Option<&Size>) -> Size {
    let (shape, auto) = (instance.shape(), instance.auto());
    let mut expected = vec![0.0; shape.results];
    instance.by_hand()(&mut expected);
    let f = clock.time(instance.evaluate()).nanoseconds;
    let hand = {
        let (mut by_hand, mut room) = (instance.by_hand(), vec![0.0; shape.results]);
        clock.time(|| by_hand(&mut room))
    };
    let measured = backends.iter().enumerate().map(|(i, backend)| {
        let slow = before.and_then(|size| too_slow(&size.measured[i].outcome));
        let outcome = slow.unwrap_or_else(|| outcome(instance, backend, clock, &expected));
        Measured { backend: backend.to_string(), outcome }
    });
    Size {
        size: shape.size,
        label: shape.label,
        f,
        hand: Hand { nanoseconds: hand.nanoseconds, spread: hand.spread },
        measured: measured.collect(),
        others: others(instance, clock, before),
        auto: Auto { sentence: auto.to_string(), backend: auto.backend.to_string() },
    }
}

/// What is said of a size where the one before was too slow.
fn too_slow(before: &Outcome) -> Option<Outcome> {
    match before {
        Outcome::Numbers(numbers) if numbers.nanoseconds > PATIENCE => {
            Some(Outcome::Skipped("left out: a call of the size before took more than 0.1 s".into()))
        }
        Outcome::Skipped(_) => Some(before.clone()),
        _ => None,
    }
}

fn outcome(instance: &dyn Instance, backend: &AnyBackend, clock: Clock, expected: &[f64]) -> Outcome {
    let mut found = None;
    let visited = instance.run(backend, &mut |runs| found = numbers(runs, clock, expected));
    match (visited, found) {
        (Err(error), _) => Outcome::Failed(error),
        (Ok(()), Some(numbers)) => Outcome::Numbers(numbers),
        (Ok(()), None) => Outcome::Failed("a call failed".into()),
    }
}

fn numbers(runs: Runs<'_>, clock: Clock, expected: &[f64]) -> Option<Numbers> {
    let mut room = vec![f64::NAN; expected.len()];
    let works = (runs.prepared)(&mut room) && (runs.counted)(&mut room) && (runs.unprepared)();
    if !works {
        return None;
    }
    let digits = digits(&room, expected);
    (runs.calls)();
    let (_, allocations) = allocations_in(|| (runs.counted)(&mut room));
    let calls = (runs.calls)();
    let time = clock.time(|| {
        (runs.prepared)(&mut room);
    });
    let preparation = clock.time(|| {
        (runs.prepare)();
    });
    let unprepared = clock.time(|| {
        (runs.unprepared)();
    });
    Some(Numbers {
        nanoseconds: time.nanoseconds,
        spread: time.spread,
        calls,
        allocations,
        digits,
        preparation: preparation.nanoseconds,
        unprepared: unprepared.nanoseconds,
    })
}
