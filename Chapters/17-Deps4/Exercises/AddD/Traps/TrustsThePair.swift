// Fails multipliesAByC: C's first number is taken for A's, and a replaced C has others.
// Also fails asksAtEveryCall, newCReachesD.
// TASK 1: Multiply each of A's numbers by the sum of C's pair beside it. Ask at every call.
private let deps: any AServiceProviding & CServiceProviding

init(deps: any AServiceProviding & CServiceProviding) {
  self.deps = deps
}

func getDs() -> [Int] {
  deps.cService.getCs().map { c in c.0 * (c.0 + c.1) }
}
