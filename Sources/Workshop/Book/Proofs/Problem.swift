/// One thing that is wrong, where, and in words.
package struct Problem: Error, Equatable, CustomStringConvertible {
  /// Relative to the checkout.
  package let file: String
  package let line: Int?
  package let sentence: String

  package init(_ file: String, line: Int? = nil, _ sentence: String) {
    (self.file, self.line, self.sentence) = (file, line, sentence)
  }

  package var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(sentence)"
  }
}
