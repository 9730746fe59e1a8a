// Fails multipliesAByC: the two of a pair are multiplied before they were added.
// Also fails asksAtEveryCall, dComesFromTheObject, aReachesCAndD, newCReachesD.
// TASK 1: Multiply each of A's numbers by the sum of C's pair beside it. Ask at every call.
private let deps: any AServiceProviding & CServiceProviding

init(deps: any AServiceProviding & CServiceProviding) {
  self.deps = deps
}

func getDs() -> [Int] {
  zip(deps.aService.getAs(), deps.cService.getCs()).map { a, c in a * c.0 + c.1 }
}
