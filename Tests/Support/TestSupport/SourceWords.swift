import SwiftOutline

extension SourceFile {
  /// The texts of the tokens, in order, without comments.
  ///
  /// - Parameter range: of bytes, such as that of a declaration; the whole file if nil.
  package func words(in range: Range<Int>? = nil) -> [String] {
    tokens.filter { $0.kind != .comment && range?.contains($0.range.lowerBound) ?? true }
      .map { text(in: $0.range) }
  }
}

extension Declaration {
  /// It, and all that is declared inside of it.
  package var withMembers: [Declaration] { [self] + members.flatMap(\.withMembers) }
}
