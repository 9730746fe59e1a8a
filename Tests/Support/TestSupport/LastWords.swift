import Foundation
import Testing

extension ExitTest.Result {
  /// Expects a text in the standard error of a crashed process.
  ///
  /// - Parameter inRelease: whether a release build prints it, too; most traps print nothing there.
  package func expectLastWords(
    _ words: String, inRelease: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if !DEBUG
      guard inRelease else { return }
    #endif
    let errors = String(decoding: standardErrorContent, as: UTF8.self)
    #expect(errors.contains(words), sourceLocation: sourceLocation)
  }

  /// Expects the signal of a stack overflow, which differs from that of a trap.
  package func expectStackOverflow(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      [.signal(SIGSEGV), .signal(SIGBUS)].contains(exitStatus), sourceLocation: sourceLocation)
  }
}
