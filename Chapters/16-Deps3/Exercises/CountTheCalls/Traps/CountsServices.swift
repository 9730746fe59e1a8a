// Fails countsEachAsk: only an ask that brings another service than the one before is counted.
// Also fails countsNothingElse.
// TASK 1: Return what is stored, and count how often each service is asked for.
private(set) var asksForA = 0
private(set) var asksForB = 0
private(set) var asksForC = 0
private var last: [ObjectIdentifier?] = [nil, nil, nil]

private func isNew(_ service: Any, at place: Int) -> Bool {
  let id = ObjectIdentifier(service as AnyObject)
  defer { last[place] = id }
  return last[place] != id
}

func aService() -> any AServicing {
  if isNew(aService_, at: 0) { asksForA += 1 }
  return aService_
}

func bService() -> any BServicing {
  if isNew(bService_, at: 1) { asksForB += 1 }
  return bService_
}

func cService() -> any CServicing {
  if isNew(cService_, at: 2) { asksForC += 1 }
  return cService_
}
