// Fails countsAreReadOnly: a test that forgets a service compiles, and gets a fake that it can't reach.
// TASK 1: Return what is stored, and count how often each service is asked for.
private(set) var asksForA = 0
private(set) var asksForB = 0
private(set) var asksForC = 0

convenience init() {
  self.init(aService: FakeAService(), bService: FakeBService(), cService: FakeCService())
}

func aService() -> any AServicing {
  asksForA += 1
  return aService_
}

func bService() -> any BServicing {
  asksForB += 1
  return bService_
}

func cService() -> any CServicing {
  asksForC += 1
  return cService_
}
