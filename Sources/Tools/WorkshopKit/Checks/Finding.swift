/// One thing that is wrong, where, and in words.
public struct Finding: Sendable, Equatable, CustomStringConvertible {
  /// Relative to the checkout.
  public let file: String
  public let line: Int?
  public let sentence: String

  init(_ file: String, line: Int? = nil, _ sentence: String) {
    (self.file, self.line, self.sentence) = (file, line, sentence)
  }

  public var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(sentence)"
  }
}
