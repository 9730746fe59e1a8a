import SwiftOutline
import TestSupport

/// What a pure core keeps out, as rules over one source file. Each returns what breaks it; the tests see
/// each rule red on a planted violation before they believe it.
enum CoreRules {
  /// What the standard library has without an import, and is still an effect or a question to the world.
  static let effects: Set = [
    "print", "debugPrint", "dump", "readLine", "random", "randomElement", "shuffled", "shuffle",
    "SystemRandomNumberGenerator", "ContinuousClock", "SuspendingClock", "Task", "CommandLine",
    "Hasher", "hashValue", "ObjectIdentifier",
  ]

  static func effects(_ file: SourceFile) -> [String] {
    file.tokens.filter { $0.kind == .identifier }.map { file.text(in: $0.range) }
      .filter(effects.contains)
  }

  /// Functions that wait, throw just anything, or take something to call: an indirect input.
  static func indirectFunctions(_ file: SourceFile) throws -> [String] {
    try file.declarations().flatMap(\.withMembers).filter { declaration in
      declaration.effects.contains { $0 == "async" || $0 == "throws" }
        || declaration.parameters.map(\.type.text).contains {
          $0.contains("->") || $0.contains("any ")
        }
    }
    .map(\.name)
  }

  /// Classes, actors and protocols, and whatever can change and belongs to nobody.
  static func sharedState(_ file: SourceFile) throws -> [String] {
    let declarations = try file.declarations()
    let all = declarations.flatMap(\.withMembers)
    let types = all.filter { [.class, .actor, .protocol].contains($0.kind) }
    let globals = declarations.filter { $0.kind == .variable }
    let statics = all.filter { $0.kind == .variable && $0.isStatic }
    return (types + globals + statics).map(\.name)
  }

  /// Words that begin a branch or a loop.
  static func branches(_ file: SourceFile) -> [String] {
    let words: Set = ["if", "guard", "switch", "for", "while", "repeat", "catch", "??"]
    return file.tokens.filter { $0.kind == .keyword || $0.kind == .operator }
      .map { file.text(in: $0.range) }.filter(words.contains)
  }
}
