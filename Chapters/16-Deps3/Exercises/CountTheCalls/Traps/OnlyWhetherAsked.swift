// Fails countsEachAsk: it says whether a service was asked for, and not how often.
// Also fails countsNothingElse.
// TASK 1: Return what is stored, and count how often each service is asked for.
private(set) var asksForA = 0
private(set) var asksForB = 0
private(set) var asksForC = 0

func aService() -> any AServicing {
  asksForA = 1
  return aService_
}

func bService() -> any BServicing {
  asksForB = 1
  return bService_
}

func cService() -> any CServicing {
  asksForC = 1
  return cService_
}
