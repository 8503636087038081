use fluxions::sparse::Trace;

/// Returns the number of entries of a Jacobian, found by a search from each output through the graph of f.
///
/// It is what detection would cost without sets that are shared. `fluxions::sparse::Trace::jacobian` stands beside it.
pub fn search(trace: &Trace) -> usize {
    search_from(trace, trace.outputs().flatten())
}

/// Returns the number of entries in the rows of some outputs.
pub fn search_from(trace: &Trace, outputs: impl Iterator<Item = usize>) -> usize {
    let n = trace.inputs();
    let (mut met, mut stack, mut entries) = (vec![0_u32; n + trace.operations()], Vec::new(), Vec::new());
    for (y, round) in outputs.zip(1..) {
        stack.push(y);
        while let Some(node) = stack.pop() {
            if core::mem::replace(&mut met[node], round) == round {
                continue;
            }
            if node < n {
                entries.push(node as u32);
                continue;
            }
            let (a, b) = trace.operands(node - n);
            stack.extend([a, b]);
        }
    }
    entries.len()
}
