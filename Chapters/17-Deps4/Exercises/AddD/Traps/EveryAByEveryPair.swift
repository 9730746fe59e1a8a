// Fails multipliesAByC: each of A's numbers is multiplied by every pair.
// Also fails asksAtEveryCall, dComesFromTheObject, aReachesCAndD, newCReachesD.
// TASK 1: Multiply each of A's numbers by the sum of C's pair beside it. Ask at every call.
private let deps: any AServiceProviding & CServiceProviding

init(deps: any AServiceProviding & CServiceProviding) {
  self.deps = deps
}

func getDs() -> [Int] {
  deps.aService.getAs().flatMap { a in
    deps.cService.getCs().map { c in a * (c.0 + c.1) }
  }
}
