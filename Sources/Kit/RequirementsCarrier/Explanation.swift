// A plan for people: what each protocol carries, and a diagram of the scopes.
extension Planner {
  /// A line for each protocol and each value that it carries, from the outermost scope inwards.
  var lines: [String] {
    // The protocols in the order of the scopes that have them, then those that no scope has.
    let used = order.compactMap { scopes[$0].requirements }
    let others = protocols.values.filter(\.inheritsGenerated).map(\.path).sorted()
    var seen: Set<String> = []
    return (used + others).filter { seen.insert($0).inserted }.flatMap { path in
      let carried = carries(path).map(\.declared).map { one in
        "\(path) carries \(one.name): \(one.signature), for \(one.owner)"
      }
      return carried.isEmpty ? ["\(path) carries nothing"] : carried
    }
  }

  /// The scopes as a Mermaid flowchart. Each arrow leads inwards and names what it carries.
  var diagram: [String] {
    var lines = ["flowchart TD"]
    for outer in order {
      let scope = scopes[outer]
      let arrows = promised(by: scope).flatMap { path in
        (inner[path] ?? []).map { index in
          let names = carries(path).map(\.name).joined(separator: ", ")
          let label = names.isEmpty ? "" : "|\(names)|"
          return "  \(id(scope.path)) -->\(label) \(id(scopes[index].path))"
        }
      }
      lines += arrows.isEmpty && scope.isRoot ? ["  \(id(scope.path))"] : arrows
    }
    return lines
  }

  /// An identifier for Mermaid, in which a dot has another meaning.
  private func id(_ path: String) -> String {
    path.contains(".") ? "\(path.replacing(".", with: "_"))[\(path)]" : path
  }
}
