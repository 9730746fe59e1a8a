// Fails returnsWhatItHolds: the first ask keeps the service, and a new one is never handed in.
// TASK 1: Return what is stored, and count how often each service is asked for.
private(set) var asksForA = 0
private(set) var asksForB = 0
private(set) var asksForC = 0
private lazy var a = aService_
private lazy var b = bService_
private lazy var c = cService_

func aService() -> any AServicing {
  asksForA += 1
  return a
}

func bService() -> any BServicing {
  asksForB += 1
  return b
}

func cService() -> any CServicing {
  asksForC += 1
  return c
}
