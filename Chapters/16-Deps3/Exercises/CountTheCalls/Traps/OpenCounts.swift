// Fails countsAreReadOnly: a consumer or a test can set a count by mistake.
// TASK 1: Return what is stored, and count how often each service is asked for.
var asksForA = 0
var asksForB = 0
var asksForC = 0

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
