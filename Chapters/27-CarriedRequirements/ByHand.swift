import RequirementsCarrier

extension CarryPlan {
  /// The declarations that a developer writes without `carry`, from the outermost scope inwards, under the names of
  /// chapter 26. Those of the innermost scope aren't among them, because it can read `injected`.
  var byHand: [Declaration] {
    let written = declarations(
      in: generated.replacing(#/{\n    (.+)\n  }/#) { "{ \($0.1) }" }
        .replacing(#/CODEGEN_(\w+)Requirements/#) { "CarriedThrough\($0.1)" }
        .replacing(#/CODEGEN_(\w)/#) { "carried\($0.1.uppercased())" }
        .replacing("CarryKey", with: "ShopKey"))
    let scopes = diagram.compactMap { $0.firstMatch(of: #/^  (\w+)Resource -->/#)?.1 }
    let heads =
      scopes.map { "protocol CarriedThrough\($0) {" } + scopes.map { "extension \($0)Resource {" }
    return heads.compactMap { head in written.first { $0.head == head } }
  }

  /// The number of methods and properties in those declarations.
  var linesByHand: Int { byHand.map(\.lines.count).reduce(0, +) }
}

/// A type or an extension, as lines of text.
struct Declaration {
  let head: String
  var lines: [String] = []
}

/// The declarations of a source file that have more than one line.
func declarations(in text: String) -> [Declaration] {
  var all: [Declaration] = []
  for line in text.split(separator: "\n") where line != "}" {
    if line.hasPrefix("  "), !all.isEmpty {
      all[all.count - 1].lines.append(String(line))
    } else {
      all.append(Declaration(head: String(line)))
    }
  }
  return all.filter { !$0.lines.isEmpty }
}

/// The lines that only `new` has, each group below the head of its declaration.
func additions(from old: [Declaration], to new: [Declaration]) -> [String] {
  new.flatMap { declaration in
    let before = old.first { $0.head == declaration.head }?.lines ?? []
    let added = declaration.lines.filter { !before.contains($0) }
    return added.isEmpty ? [] : ["  \(declaration.head)"] + added.map { "+ \($0)" }
  }
}
