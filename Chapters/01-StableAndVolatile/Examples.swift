import Foundation

// What makes a dependency volatile, in the source's order.
private let setUp = "something has to be set up for it"
private let unwritten = "nobody has written it yet"
private let optional = "not every machine has it"

/// A trial can show that something is volatile. If it can't show it, we say `stable`.
func verdict(of name: String, _ criterion: String, isMet: () async -> Bool) async -> String {
  await "\(name): \(isMet() ? "volatile (\(criterion))" : "stable")"
}

/// Candidates for injection. Each is tried by the question that it will most likely fail.
func verdicts() async -> [String] {
  await [
    verdict(of: "a file", setUp) {
      (try? Data(contentsOf: URL(filePath: "nobody wrote this"))) == nil
    },
    verdict(of: "URLSession", setUp) {
      (try? await URLSessionHTTPClient().get(from: .nobodyListens).get()) == nil
    },
    verdict(of: "a module of next month", unwritten) { !Machine.hasDeals },
    verdict(of: "Combine, Glibc", optional) { !Machine.hasCombine || !Machine.hasGlibc },
  ]
}

/// Whether `read` ever answers something else than at first. Asks a thousand times at most.
nonisolated(nonsending)
  func changes<Answer: Equatable>(_ read: () async throws -> Answer) async rethrows -> Bool
{
  let first = try await read()
  for _ in 1..<1_000 {
    if try await read() != first { return true }
  }
  return false
}

extension URL {
  /// An address of this machine at which no server can listen.
  static var nobodyListens: URL { URL(string: "http://127.0.0.1:1/")! }
}
