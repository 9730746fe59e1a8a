// Fails asksAtEveryCall: the numbers are taken once, when D is made.
// Also fails aReachesCAndD, newCReachesD.
// TASK 1: Multiply each of A's numbers by the sum of C's pair beside it. Ask at every call.
private let numbers: [Int]

init(deps: any AServiceProviding & CServiceProviding) {
  numbers = zip(deps.aService.getAs(), deps.cService.getCs()).map { a, c in a * (c.0 + c.1) }
}

func getDs() -> [Int] {
  numbers
}
