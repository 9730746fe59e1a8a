import Foundation

// What makes a dependency volatile, in the document's order.
private let needsSetup = "something has to be set up for it"
private let isUnwritten = "nobody has written it yet"
private let isNotEverywhere = "not every machine has it"

/// A test can show that a dependency is volatile. If `isMet` returns false, we call the dependency stable.
func verdict(of name: String, _ criterion: String, isMet: () async -> Bool) async -> String {
  await "\(name): \(isMet() ? "volatile (\(criterion))" : "stable")"
}

/// Candidates for injection, each with the criterion that it most likely meets.
func verdicts() async -> [String] {
  await [
    verdict(of: "a file", needsSetup) {
      (try? Data(contentsOf: URL(filePath: "nobody wrote this"))) == nil
    },
    verdict(of: "URLSession", needsSetup) {
      (try? await URLSessionHTTPClient().get(from: .closedPort).get()) == nil
    },
    verdict(of: "a module of next month", isUnwritten) { !Machine.hasDeals },
    verdict(of: "Combine, Glibc", isNotEverywhere) { !Machine.hasCombine || !Machine.hasGlibc },
  ]
}

/// Whether one of the first thousand calls of `read` returns a different value than the first.
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
  /// Port 1 of this machine, where no server listens.
  static var closedPort: URL { URL(string: "http://127.0.0.1:1/")! }
}
