// Fails addsAAndB: pairing drops the numbers that have nobody beside them.
// Also fails asksAtEveryCall.
// TASK 1: Add all numbers of A and all numbers of B.
zip(deps.aService.getAs(), deps.bService.getBs()).reduce(0) { $0 + $1.0 + $1.1 }
