// Fails addsAAndB: a number that comes twice counts once.
// TASK 1: Add all numbers of A and all numbers of B.
Set(deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)
