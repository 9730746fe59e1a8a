// Fails countsEachAsk: all mocks of the test run count together.
// Also fails countsNothingElse.
// TASK 1: Return what is stored, and count how often each service is asked for.
nonisolated(unsafe) private static var asks = [0, 0, 0]
var asksForA: Int { Self.asks[0] }
var asksForB: Int { Self.asks[1] }
var asksForC: Int { Self.asks[2] }

func aService() -> any AServicing {
  Self.asks[0] += 1
  return aService_
}

func bService() -> any BServicing {
  Self.asks[1] += 1
  return bService_
}

func cService() -> any CServicing {
  Self.asks[2] += 1
  return cService_
}
