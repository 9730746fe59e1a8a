// Fails addsAAndB: only A's numbers are added.
// Also fails asksAtEveryCall.
// TASK 1: Add all numbers of A and all numbers of B.
deps.aService.getAs().reduce(0, +)
