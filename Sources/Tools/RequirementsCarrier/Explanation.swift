// A plan for people: what each protocol carries for whom, and the scopes as a diagram.
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

  /// The scopes in Mermaid: an arrow goes inwards, and names what is carried along it.
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
      lines += arrows.isEmpty && scope.requirements == nil ? ["  \(id(scope.path))"] : arrows
    }
    return lines
  }

  /// A name that Mermaid takes: it reads a dot as the start of something else.
  private func id(_ path: String) -> String {
    path.contains(".") ? "\(path.replacing(".", with: "_"))[\(path)]" : path
  }

  /// The protocols in the order of the scopes that have them; those that no scope has come last.
  private var requirements: [String] {
    var seen: Set<String> = []
    let used = order.compactMap { scopes[$0].requirements }
    let others = protocols.values.filter(\.inheritsGenerated).map(\.path).sorted()
    return (used + others).filter { seen.insert($0).inserted }
  }
}
