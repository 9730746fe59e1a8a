import Foundation
import Synchronization
import Testing
import ToolSupport

/// Records that the running test proves these claims. Call this after a `#require`, so that it isn't reached if the
/// requirement fails.
///
/// If the variable `PROOFS` has a file's path, each claim becomes a line of it, `ID<TAB>TEST`;
/// `workshop verify --proofs` compares the lines with `Chapters/Claims.md`.
///
/// - Parameter proof: the proof, if it isn't the running test.
package func proved(_ ids: String..., by proof: String? = nil) {
  guard let file = proofs else { return }
  guard let proof = proof ?? Test.current.map(name) else {
    Issue.record("proved(…) was called outside of a test.")
    return
  }
  let lines = ids.map { "\($0)\t\(proof)\n" }.joined()
  appending.withLock { _ in
    guard append(lines, to: file) else {
      Issue.record("The proofs cannot be written to \(file).")
      return
    }
  }
}

/// Whether proofs are recorded; cached results don't count then.
var isRecordingProofs: Bool { proofs != nil }

private var proofs: String? {
  ProcessInfo.processInfo.environment["PROOFS"].flatMap { $0.isEmpty ? nil : $0 }
}

/// Serializes the writes of this process.
private let appending = Locked(())

private func append(_ text: String, to file: String) -> Bool {
  let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT, 0o644)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  return text.utf8.withContiguousStorageIfAvailable { bytes in
    write(descriptor, bytes.baseAddress, bytes.count) == bytes.count
  } ?? false
}

/// The name for `swift test --filter`: `Deps1Tests.Lifetimes/nothingIsFreed`.
private func name(of test: Test) -> String {
  let components = test.id.nameComponents.map { $0.prefix { $0 != "(" } }
  return "\(test.id.moduleName).\(components.joined(separator: "/"))"
}

/// The claims that a test proves. They count only if the test records no issue.
package struct ProvesTrait: TestTrait, TestScoping {
  let ids: [String]

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let failed = Atomic(false)
    let watching = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { failed.store(true, ordering: .relaxed) }
      return issue
    }
    try await watching.provideScope(for: test, testCase: testCase, performing: function)
    guard !failed.load(ordering: .relaxed) else { return }
    for id in ids { proved(id) }
  }
}

extension Trait where Self == ProvesTrait {
  /// This test proves these claims of `Chapters/Claims.md`.
  package static func proves(_ ids: String...) -> Self { ProvesTrait(ids: ids) }
}
