import WorkshopKit

/// What stands behind `lab start`, read.
struct StartOptions: Sendable, Equatable {
  /// The name or number of the chapter that is run in fresh clones.
  private(set) var chapter = "Deps1"
  /// How many fresh clones are measured.
  private(set) var rounds = 5

  /// - Throws: `Complaint` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(Complaint) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word == "--chapter" || word == "--rounds" else {
        throw Self.complaint("'start' does not know '\(word)'.")
      }
      guard let value = rest.popFirst() else {
        throw Self.complaint("\(word) needs a value.")
      }
      if word == "--chapter" {
        chapter = value
      } else {
        guard let number = Int(value), number >= 1 else {
          throw Self.complaint("--rounds needs a whole number, at least 1, not '\(value)'.")
        }
        rounds = number
      }
    }
  }

  private static func complaint(_ sentence: String) -> Complaint {
    Complaint("\(sentence) See: swift run lab --help", .usedWrongly)
  }
}
