import ToolSupport

/// The arrows of a Mermaid flowchart: `Deps -->|cService| CService` or `Deps1 --> Numbers`.
struct Diagram: Sendable {
  private struct Arrow: Hashable {
    let from: String
    let label: String
    let to: String
  }

  private var arrows: [Arrow] = []
  private var unread: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let line = line.trimming(while: \.isWhitespace)
      if line == "flowchart LR" || line == "flowchart TD" { continue }
      guard let match = line.wholeMatch(of: #/(\w+) -->(?:\|(\w+)\|)? (\w+)/#) else {
        unread.append("The diagram's line '\(line)' is not of the form 'A --> B' or 'A -->|x| B'.")
        continue
      }
      arrows.append(
        Arrow(from: String(match.1), label: match.2.map(String.init) ?? "", to: String(match.3)))
    }
  }

  /// What differs from the references a transcript lists: `Deps.cService -> CService`. Other lines of
  /// the section are sentences.
  func differences(from held: [String]) -> [String] {
    let wanted = held.compactMap { line -> Arrow? in
      guard let match = line.wholeMatch(of: #/(\w+)\.(\w+) -> (\w+)/#) else { return nil }
      return Arrow(from: String(match.1), label: String(match.2), to: String(match.3))
    }
    if wanted.isEmpty { return unread + ["The section lists no reference of the form 'A.x -> B'."] }
    return unread + compare(drawn: Set(arrows), real: Set(wanted), source: "the transcript")
  }

  /// What differs from the real target graph, among the targets that the diagram names.
  func differences(from graph: TargetGraph) -> [String] {
    let names = Set(arrows.flatMap { [$0.from, $0.to] })
    let unknown = names.subtracting(graph.targets).sorted().map { "There is no target \($0)." }
    let real = graph.edges.filter { names.contains($0.from) && names.contains($0.to) }
      .map { Arrow(from: $0.from, label: "", to: $0.to) }
    if arrows.isEmpty { return unread + ["The diagram has no arrow."] }
    return unread + unknown + compare(drawn: Set(arrows), real: Set(real), source: "the package")
  }

  private func compare(drawn: Set<Arrow>, real: Set<Arrow>, source: String) -> [String] {
    func text(_ arrows: Set<Arrow>) -> [String] {
      arrows.map { "\($0.from) -->\($0.label.isEmpty ? "" : "|\($0.label)|") \($0.to)" }.sorted()
    }
    return text(drawn.subtracting(real)).map {
      "The diagram draws '\($0)', \(source) has no such arrow."
    }
      + text(real.subtracting(drawn)).map { "The diagram lacks '\($0)'." }
  }
}
