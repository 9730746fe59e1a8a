// Fails asksAtEveryCall: C is taken from the object once, when D is made.
// Also fails newCReachesD.
// TASK 1: Multiply each of A's numbers by the sum of C's pair beside it. Ask at every call.
private let deps: any AServiceProviding & CServiceProviding
private let cService: any CServicing

init(deps: any AServiceProviding & CServiceProviding) {
  self.deps = deps
  cService = deps.cService
}

func getDs() -> [Int] {
  zip(deps.aService.getAs(), cService.getCs()).map { a, c in a * (c.0 + c.1) }
}
