// Refused: a rule that awaits a server, called from synchronous code (STG-173)
// modes: 5 6
// alone: the chapter's own core is synchronous

struct Item { let name: String }

#if !REPAIRED
  func decide(answer: () async -> [Item]) async -> [String] { await answer().map(\.name) }

  // expected-note@+2 {{add 'async' to function 'check()' to make it asynchronous}}
  // expected-error@+1 {{'async' call in a function that does not support concurrency}}
  func check() -> Bool { decide(answer: { [] }) == [] }
#else
  func decide(answer: [Item]) -> [String] { answer.map(\.name) }

  func check() -> Bool { decide(answer: []) == [] }
#endif
