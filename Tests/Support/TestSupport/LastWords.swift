import Testing

extension ExitTest.Result {
  /// The process said this before it crashed.
  ///
  /// - Parameter inRelease: whether it says so in a release build, in which most traps are silent.
  package func expectLastWords(
    _ words: String, inRelease: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if !DEBUG
      guard inRelease else { return }
    #endif
    let said = String(decoding: standardErrorContent, as: UTF8.self)
    #expect(said.contains(words), sourceLocation: sourceLocation)
  }
}
