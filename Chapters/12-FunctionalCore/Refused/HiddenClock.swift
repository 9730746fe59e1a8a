// Refused: a rule that reads the clock itself; a core without imports has no `Date` (STG-173)
// modes: 5 6
// alone: it tests a file without imports

#if !REPAIRED
  // expected-error@+1 {{cannot find 'Date' in scope}}
  func isFresh(_ time: Double) -> Bool { Date().timeIntervalSince1970 - time < 86_400 }
#else
  func isFresh(_ time: Double, at now: Double) -> Bool { now - time < 86_400 }
#endif
