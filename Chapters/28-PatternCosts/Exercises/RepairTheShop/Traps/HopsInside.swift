// Fails hopsOnce: each answer hops twice.
// Also fails answersAtOnce, logsAndHops, cachesInEachApp.
// TASK 4: Ask the base, and pass its answer on.
base.fetchItems { [onMain] items in
  onMain { onMain { completion(items) } }
}
