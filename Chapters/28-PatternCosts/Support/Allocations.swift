import Foundation

/// Counts allocations, where a library that counts them was loaded before the program: see
/// `Measured/AllocationCounter.swift`.
struct Allocations {
  private typealias Count = @convention(c) () -> Int

  private let count: Count

  /// Nil where nobody counts.
  init?() {
    // The whole program, with all libraries.
    let program = dlopen(nil, RTLD_NOW)
    guard let symbol = dlsym(program, "playground_allocation_count") else { return nil }
    count = unsafeBitCast(symbol, to: Count.self)
  }

  /// Heap allocations of each call.
  func perCall(_ row: Row) -> Double {
    let calls = 1_000
    _ = row.answer(calls, 0)  // What is made once is made here.
    let before = count()
    _ = row.answer(calls, 0)
    return Double(count() - before) / Double(calls)
  }
}
