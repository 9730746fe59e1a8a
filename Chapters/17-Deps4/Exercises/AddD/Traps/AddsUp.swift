// Fails multipliesAByC: A is added to the pair and not multiplied by its sum.
// Also fails asksAtEveryCall, dComesFromTheObject, aReachesCAndD, newCReachesD, dIsReplaceable,
// sameD, cHasNoD, dOutlivesDeps, allFreed.
// TASK 1: Multiply each of A's numbers by the sum of C's pair beside it. Ask at every call.
private let deps: any AServiceProviding & CServiceProviding

init(deps: any AServiceProviding & CServiceProviding) {
  self.deps = deps
}

func getDs() -> [Int] {
  zip(deps.aService.getAs(), deps.cService.getCs()).map { a, c in a + c.0 + c.1 }
}
