// Fails hopsOnce: the question hops, and the answer comes wherever the server gives it.
// Also fails logsAndHops, cachesInEachApp, answersAtOnce.
// TASK 4: Ask the base, and pass its answer on.
onMain { [base] in base.fetchItems(completion: completion) }
