// A plan for people: what each protocol carries, and a diagram of the scopes.
extension Planner {
  /// A line for each protocol and each need that it carries, from the outermost scope inwards.
  var lines: [String] {
    requirements.flatMap { path -> [String] in
      let carried = (carried[path] ?? [:]).values.sorted { $0.need.name < $1.need.name }
      if carried.isEmpty { return ["\(path) carries nothing"] }
      return carried.map { one in
        "\(path) carries \(one.need.name): \(one.need.signature), for \(one.listed.owner)"
      }
    }
  }

  /// The scopes as a Mermaid flowchart. Each arrow leads inwards and names what it carries.
  var diagram: [String] {
    var lines = ["flowchart TD"]
    for outer in order {
      let scope = scopes[outer]
      let arrows = promised(by: scope).flatMap { path in
        (inner[path] ?? []).map { index in
          let names = (carried[path] ?? [:]).keys.sorted().joined(separator: ", ")
          let label = names.isEmpty ? "" : "|\(names)|"
          return "  \(id(scope.path)) -->\(label) \(id(scopes[index].path))"
        }
      }
      lines += arrows.isEmpty && scope.kind == .root ? ["  \(id(scope.path))"] : arrows
    }
    return lines
  }

  /// An identifier for Mermaid, in which a dot has another meaning.
  private func id(_ path: String) -> String {
    path.contains(".") ? "\(path.replacing(".", with: "_"))[\(path)]" : path
  }

  /// The protocols in the order of the scopes that have them, then those that no scope has.
  private var requirements: [String] {
    var seen: Set<String> = []
    let used = order.compactMap { scopes[$0].requirements }
    let others = protocols.values.filter(\.inheritsGenerated).map(\.path).sorted()
    return (used + others).filter { seen.insert($0).inserted }
  }
}
