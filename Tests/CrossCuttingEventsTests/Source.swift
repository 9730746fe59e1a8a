import SwiftOutline
import TestSupport

/// A source file of the chapter, read by the outline.
struct Source {
  let file: SourceFile
  let declarations: [Declaration]

  init(_ name: String) throws {
    let path = "Chapters/11-CrossCuttingEvents/\(name).swift"
    file = try SourceFile(path: path, text: TestCheckout.checkout.read(path))
    declarations = try file.declarations()
  }

  /// The words and marks of the file, without its comments.
  var words: [String] {
    file.tokens.filter { $0.kind != .comment }.map { file.text(in: $0.range) }
  }

  static let features = ["Events/Features", "Events/EventShop"]
  static let others = [
    "Services", "Journal", "Wrappers/Shop", "Wrappers/Logging", "Wrappers/Auditing",
    "Wrappers/Compositions", "Events/Subject", "Events/Broadcaster", "Events/Readers",
    "Functions/Concern", "Functions/Intercept", "Functions/FunctionShop",
  ]
}
