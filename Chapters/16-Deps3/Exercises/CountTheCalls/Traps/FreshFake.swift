// Fails returnsWhatItHolds: a new fake at every ask isn't the one that the test put in.
// TASK 1: Return what is stored, and count how often each service is asked for.
private(set) var asksForA = 0
private(set) var asksForB = 0
private(set) var asksForC = 0

func aService() -> any AServicing {
  asksForA += 1
  return FakeAService()
}

func bService() -> any BServicing {
  asksForB += 1
  return FakeBService()
}

func cService() -> any CServicing {
  asksForC += 1
  return FakeCService()
}
