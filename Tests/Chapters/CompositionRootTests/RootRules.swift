import SwiftOutline
import TestSupport

/// The rules of a composition root, over targets and over sources. Each returns what breaks
/// it; the tests see each rule red on a planted violation before they believe it.
enum RootRules {
  /// The modules that the root joins.
  static let parts: Set = ["ServerAPI", "Login", "Items", "Friends"]
}

// MARK: - Over targets

extension RootRules {
  /// Targets that know more than one part and are neither a program nor the tests of one.
  static func joinOutsidePrograms(_ targets: PackageTargets) -> [String] {
    targets.dependencies.filter { target, known in
      known.intersection(parts).count > 1 && !isProgramOrItsTests(target, in: targets)
    }.keys.sorted()
  }

  private static func isProgramOrItsTests(_ target: String, in targets: PackageTargets) -> Bool {
    if let folder = targets.folders[target] { return folder.hasPrefix("Chapters/") }
    let program = targets.folders[String(target.dropLast("Tests".count))] ?? ""
    return target.hasSuffix("Tests") && program.hasPrefix("Chapters/")
      && !program.contains("/Exercises/")
  }

  /// Arrows from one part to another.
  static func arrowsBetweenParts(_ targets: PackageTargets) -> [String] {
    parts.flatMap { part in
      targets.dependencies[part, default: []].intersection(parts).map { "\(part) -> \($0)" }
    }.sorted()
  }
}

// MARK: - Over sources

extension RootRules {
  /// Whether a file is where things are made: a composer, a factory, the root, or the entry.
  static func isComposing(_ path: String) -> Bool {
    ["Composer.swift", "Factory.swift", "/SceneDelegate.swift", "/main.swift"]
      .contains { path.hasSuffix($0) }
  }

  /// Imports of a part, in any form: `@_exported import Items`, `import class Items.Item`.
  static func importsOfParts(_ file: SourceFile) throws -> [String] {
    try file.importedModules.filter(parts.contains).sorted().map { "\(file.path) imports \($0)" }
  }

  /// Where one of the classes is made outside the composing files: `Name(…)`, `Name { … }`,
  /// `Name.init`, or, in a file that names it, `Self(…)` or a `.init` without a name.
  static func makesOutsideRoot(_ file: SourceFile, of classes: Set<String>) -> [String] {
    if isComposing(file.path) { return [] }
    let texts = file.words()
    let byInit = texts.indices.dropLast(2).filter { index in
      classes.contains(texts[index]) && texts[index + 1] == "." && texts[index + 2] == "init"
    }
    .map { texts[$0] }
    let pairs = zip(texts, texts.dropFirst())
    let isUnnamed =
      pairs.contains { $0 == "Self" && $1 == "(" }
      || zip(texts, pairs.dropFirst()).contains { before, pair in
        pair == (".", "init") && !["super", "self"].contains(before)
          && before.first?.isUppercase != true
      }
    let named = isUnnamed ? classes.intersection(texts) : []
    let made = named.union(byInit).union(classes.filter { !file.calls(of: $0).isEmpty })
    return made.sorted().map { "\(file.path) makes \($0)" }
  }

  /// What a file asks of everybody's: an instance that a framework shares, the clock, chance.
  static func globals(in file: SourceFile) -> [String] {
    let shared: Set = ["shared", "standard", "default", "current", "main", "now", "random"]
    let texts = file.words()
    let asked = zip(texts, texts.dropFirst()).filter { $0 == "." && shared.contains($1) }.map(\.1)
    let made = ["Date", "UUID"].filter { !file.calls(of: $0).isEmpty }
    return (asked + made).map { "\(file.path) asks '\($0)'" }
  }

  /// Names of composers, of factories and of functions that compose outside the composing files.
  static func composersOutsideRoot(_ file: SourceFile) -> [String] {
    if isComposing(file.path) { return [] }
    let names = file.words().filter {
      $0.hasSuffix("Composer") || $0.hasSuffix("Factory") || $0.hasPrefix("compose")
    }
    return Set(names).sorted().map { "\(file.path) names \($0)" }
  }

  /// Decisions in a composing file, but for the entry, which here also prints.
  static func decisionsInRoot(_ file: SourceFile) -> [String] {
    guard isComposing(file.path), !file.path.hasSuffix("/main.swift") else { return [] }
    let words: Set = ["if", "guard", "switch", "for", "while", "repeat", "catch"]
    return file.tokens.compactMap { token in
      let word = file.text(in: token.range)
      if token.kind == .keyword, words.contains(word) {
        return "\(file.path):\(token.line) decides by '\(word)'"
      }
      let before = max(0, token.range.lowerBound - 1)..<token.range.lowerBound
      guard token.kind == .operator, word == "?", file.text(in: before) == " " else { return nil }
      return "\(file.path):\(token.line) decides by '? :'"
    }
  }
}
