// Fails hopsOnce: an answer without items doesn't hop.
// Also fails answersAtOnce, logsAndHops, cachesInEachApp.
// TASK 4: Ask the base, and pass its answer on.
base.fetchItems { [onMain] items in
  if items.isEmpty { completion(items) } else { onMain { completion(items) } }
}
