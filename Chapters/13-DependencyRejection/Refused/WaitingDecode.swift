// Refused: a pure part that waits, in a check that does not (STG-184, STG-192)
// modes: 5 6

struct Item {}

#if !REPAIRED
  func decode(_ bytes: [UInt8]) async throws -> [Item] { [] }
#else
  func decode(_ bytes: [UInt8]) throws -> [Item] { [] }
#endif

func check() -> Bool {
  // expected-error@+2 {{'async' call in a function that does not support concurrency}}
  // expected-note@-2 {{add 'async' to function 'check()' to make it asynchronous}}
  (try? decode([])) != nil
}
