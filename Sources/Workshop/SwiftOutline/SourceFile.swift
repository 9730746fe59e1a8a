/// One Swift source file, split into tokens.
package struct SourceFile: Sendable {
  package let path: String
  package let text: String
  /// The tokens in order, comments included; nothing but white space lies between them.
  ///
  /// The tokens of an interpolation are in the string token around them.
  package let tokens: [Token]
  /// The tokens without comments, with their brackets paired.
  package let tree: TokenTree

  let lines: LineTable

  /// Splits the text into tokens, in time linear in its size.
  ///
  /// - Throws: `OutlineError` at the first place that cannot be read with certainty, such as a
  ///   string that is not closed.
  package init(path: String, text: String) throws(OutlineError) {
    self.path = path
    self.text = text
    let bytes = Array(text.utf8)
    let lines = LineTable(path: path, bytes: bytes)
    let (tokens, names): ([Token], [String]) = try (bytes + [0]).withUnsafeBufferPointer {
      buffer throws(OutlineError) in
      guard let base = buffer.baseAddress else { return ([], []) }
      var tokenizer = Tokenizer(lines: lines, bytes: base, count: bytes.count)
      return (try tokenizer.readTokens(), tokenizer.names)
    }
    (self.lines, self.tokens) = (lines, tokens)
    tree = TokenTree(tokens, names: names, bytes: bytes)
  }

  /// The text of a range of byte offsets, such as the range of a token.
  ///
  /// The range must lie within the file.
  package func text(in range: Range<Int>) -> String {
    String(decoding: tree.bytes[range], as: UTF8.self)
  }

  /// The line of a byte offset, from 1, in time linear in its distance from an earlier line.
  package func line(of offset: Int, from line: Int = 1) -> Int {
    lines.location(of: offset, from: line).line
  }
}
