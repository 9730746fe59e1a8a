import ToolSupport

/// The arrows of a Mermaid flowchart of targets: `Deps1 --> Numbers` or `Login -->|login| ServerAPI`.
struct Diagram: Sendable {
  private var arrows: Set<String> = []
  /// The ends of the arrows.
  private var names: Set<String> = []
  private var unread: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let line = line.trimming(while: \.isWhitespace)
      if line == "flowchart LR" || line == "flowchart TD" { continue }
      guard let match = line.wholeMatch(of: #/(\w+) -->(?:\|\w+\|)? (\w+)/#) else {
        unread.append("Write the diagram's line '\(line)' as 'A --> B' or 'A -->|x| B'.")
        continue
      }
      arrows.insert(line)
      names.formUnion([String(match.1), String(match.2)])
    }
  }

  /// The differences from the real target graph, among the diagram's targets.
  ///
  /// - Parameter isWhole: whether it must have all targets except tests.
  /// - Parameter methods: the methods that each target adds to types by extensions. A diagram with labels must have them
  ///   all: `Login -->|login| ServerAPI`.
  func differences(
    from graph: TargetGraph, methods: [String: [String]] = [:], isWhole: Bool = false
  ) -> [String] {
    if names.count > Picture.maxNodes {
      return ["This picture has more than \(Picture.maxNodes) nodes."]
    }
    if arrows.isEmpty { return unread + ["The diagram has no arrows."] }
    let hasLabels = arrows.contains { $0.contains("|") }
    let unknown = names.subtracting(graph.dependencies.keys).sorted().map {
      "No target \($0)."
    }
    let missing = graph.dependencies.keys.filter {
      isWhole && !names.contains($0) && !$0.hasSuffix("Tests")
    }.sorted().map { "The diagram is missing the target \($0)." }
    let real = names.flatMap { name in
      let added = hasLabels ? methods[name, default: []].map { "|\($0)|" } : []
      return graph.dependencies[name, default: []].intersection(names).flatMap { other in
        (added.isEmpty ? [""] : added).map { "\(name) -->\($0) \(other)" }
      }
    }
    return unread + unknown + missing
      + arrows.subtracting(real).sorted().map {
        "The diagram has '\($0)', which is not a dependency."
      }
      + Set(real).subtracting(arrows).sorted().map { "The diagram is missing '\($0)'." }
  }
}
