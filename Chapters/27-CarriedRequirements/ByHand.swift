import RequirementsCarrier

extension CarryPlan {
  /// The declarations that a developer writes without `carry`, from the outermost scope inwards, under the names of
  /// chapter 26.
  var byHand: [Declaration] {
    let written = declarations(in: withNamesByHand(generated))
    let outer = diagram.compactMap { $0.firstMatch(of: #/^  (\w+)Resource -->/#)?.1 }
    let inner = diagram.compactMap { $0.firstMatch(of: #/ (\w+)Resource$/#)?.1 }
    let scopes = outer + inner.filter { !outer.contains($0) }
    let heads =
      scopes.map { "protocol CarriedThrough\($0) {" } + scopes.map { "extension \($0)Resource {" }
    return heads.compactMap { head in written.first { $0.head == head } }
  }

  /// The number of methods and properties in those declarations.
  var linesByHand: Int { byHand.map(\.lines.count).reduce(0, +) }
}

/// The same text, except that what passes values on has the names of chapter 26.
func withNamesByHand(_ text: String) -> String {
  text.replacing(#/CODEGEN_(\w+)Requirements/#) { "CarriedThrough\($0.1)" }
    .replacing(#/CODEGEN_(\w)/#) { "carried\($0.1.uppercased())" }
    .replacing("CarryKey", with: "ShopKey")
}

/// A type or an extension, as lines of text.
struct Declaration {
  let head: String
  var lines: [String] = []

  /// Head, lines and closing brace.
  var whole: [String] { [head] + lines + ["}"] }

  /// The head of a class without its superclass and protocols, for a page.
  var shortHead: String { head.replacing(#/>: .+ {/#, with: ">: … {") }
}

extension [Declaration] {
  /// The list of a scope, without the protocol that it refines for others.
  func lines(ofList scope: String) -> [String] {
    filter { $0.head.hasPrefix("protocol \(scope)Requirements") }.flatMap { declaration in
      let head = declaration.head.replacing(#/, CarriedThrough\w+/#, with: "")
      return Declaration(head: head, lines: declaration.lines).whole
    }
  }

  /// Each protocol of the given scopes, followed by the extension of the scope around it, with those of their lines that
  /// contain a text. A short declaration is one line.
  func lines(with text: String, through scopes: [(inner: String, outer: String)]) -> [String] {
    let heads = scopes.flatMap { inner, outer in
      ["protocol CarriedThrough\(inner) {", "extension \(outer)Resource {"]
    }
    return heads.flatMap { head in filter { $0.head == head } }.flatMap { declaration in
      let chosen = declaration.lines.filter { $0.contains(text) }
      let lines = Declaration(head: declaration.head, lines: chosen).whole
      let line = lines.joined(separator: " ").replacing("  ", with: "")
      return line.count > 80 ? lines : [line]
    }
  }

  /// The same lines, except that the login's method for the seller number is a copy that still reads the theme.
  var withMissedRename: [Declaration] {
    map { declaration in
      guard declaration.head == "extension LoggedInResource {" else { return declaration }
      let lines = declaration.lines.map {
        $0.replacing("injected.carriedSeller", with: "injected.carriedTheme")
      }
      return Declaration(head: declaration.head, lines: lines)
    }
  }
}

/// The declarations of a source file that have more than one line. A body of one statement is on the line of its
/// method.
func declarations(in text: String) -> [Declaration] {
  var all: [Declaration] = []
  let joined = text.replacing(#/{\n    (.+)\n  }/#) { "{ \($0.1) }" }
  for line in joined.split(separator: "\n") where line != "}" {
    if line.hasPrefix("  "), !all.isEmpty {
      all[all.count - 1].lines.append(String(line))
    } else {
      all.append(Declaration(head: String(line)))
    }
  }
  return all.filter { !$0.lines.isEmpty }
}

/// The lines that differ, each group below the head of its declaration: `-` if only `old` has the line, `+` if only
/// `new` has it. Every declaration of `old` must be in `new` as well.
func changes(from old: [Declaration], to new: [Declaration]) -> [String] {
  new.flatMap { declaration in
    let before = old.first { $0.head == declaration.head }?.lines ?? []
    let removed = marked("-", before.filter { !declaration.lines.contains($0) })
    let added = marked("+", declaration.lines.filter { !before.contains($0) })
    return removed + added == [] ? [] : ["  \(declaration.shortHead)"] + removed + added
  }
}

/// The lines with a sign in front of each. If a line is too long for a page, its body is on lines of its own.
private func marked(_ sign: String, _ lines: [String]) -> [String] {
  lines.flatMap { line in
    let parts = line.wholeMatch(of: #/(.+ {) (.+) }/#)
    let isLong = line.count > 78
    return if isLong, let parts { ["\(parts.1)", "    \(parts.2)", "  }"] } else { [line] }
  }
  .map { "\(sign) \($0)" }
}
