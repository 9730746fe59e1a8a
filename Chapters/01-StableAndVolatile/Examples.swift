import Foundation

// snippet.criteria
/// What makes a dependency volatile, in the document's order.
enum Criterion: String {
  case environment = "something has to be set up for it"
  case unwritten = "nobody has written it yet"
  case optional = "not every machine has it"
  case nondeterministic = "asked again, it answers something else"
}

/// A dependency, the criterion that it is most likely to meet, and a trial that finds out.
struct Example: Sendable {
  let name: String
  let criterion: Criterion
  let isMet: @Sendable () async -> Bool

  /// A trial can show that something is volatile. Stable is what it could not show.
  func verdict() async -> String {
    await isMet() ? "volatile (\(criterion.rawValue))" : "stable"
  }
}
// snippet.end

// snippet.examples
let examples = [
  Example(name: "Int", criterion: .nondeterministic) { await changes { 20 + 22 } },
  Example(name: "String", criterion: .nondeterministic) { await changes { "news".uppercased() } },
  Example(name: "JSONDecoder", criterion: .nondeterministic) {
    let bytes = Data(#"{"headline": "Rain"}"#.utf8)
    return await changes { try? JSONDecoder().decode(News.self, from: bytes).headline }
  },
  Example(name: "the date", criterion: .nondeterministic) { await changes { Date() } },
  Example(name: "a file", criterion: .environment) {
    (try? Data(contentsOf: URL(filePath: "nobody wrote this"))) == nil
  },
  Example(name: "URLSession", criterion: .environment) {
    (try? await URLSessionLoader().load(.nobodyListens).get()) == nil
  },
  Example(name: "a module of next month", criterion: .unwritten) { !Machine.hasNewsServer },
  Example(name: "Combine, Glibc", criterion: .optional) {
    !Machine.hasCombine || !Machine.hasGlibc
  },
]
// snippet.end

/// Whether `read` ever answers something else than at first. It is asked a thousand times at most.
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
  /// An address of this machine where nobody can listen.
  static var nobodyListens: URL { URL(string: "http://127.0.0.1:0/")! }
}
