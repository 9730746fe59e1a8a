// Fails hopsOnce: the question hops, too.
// Also fails answersAtOnce, logsAndHops, cachesInEachApp.
// TASK 4: Ask the base, and pass its answer on.
onMain { [base, onMain] in
  base.fetchItems { items in
    onMain { completion(items) }
  }
}
