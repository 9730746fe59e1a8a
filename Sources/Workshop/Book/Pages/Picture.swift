import ToolSupport

/// Mermaid pictures, drawn from what a program printed or from what a file recorded.
package enum Picture {
  /// What a reader takes in at a glance.
  package static let maxNodes = 10

  /// Who holds whom, from the references that a transcript lists: `Deps.cService -> CService`. Other
  /// lines are sentences.
  ///
  /// - Parameter direction: `LR` or `TD`.
  static func objects(_ lines: [String], _ direction: String) throws(ToolError) -> String {
    let arrows = lines.compactMap { line in
      line.wholeMatch(of: #/(\w+)\.(\w+) -> (\w+)/#).map { ($0.1, $0.2, $0.3) }
    }
    guard !arrows.isEmpty else {
      throw ToolError("The section has no reference such as 'A.x -> B'.")
    }
    var drawn: [String] = []
    for (holder, property, held) in arrows {
      let line = "  \(holder) -->|\(property)| \(held)"
      if !drawn.contains(line) { drawn.append(line) }
    }
    return try picture("flowchart \(direction)", drawn, of: arrows.flatMap { [$0.0, $0.2] })
  }

  /// Who asks whom, in order, from recorded calls: `list -> client: fetchItems`, and from answers:
  /// `client --> list: [tea]`. Other lines are sentences.
  static func sequence(_ lines: [String]) throws(ToolError) -> String {
    let calls = lines.compactMap { line in
      line.wholeMatch(of: #/(\w+) (--?)> (\w+): ([^;\#]+)/#).map { ($0.1, $0.2, $0.3, $0.4) }
    }
    guard !calls.isEmpty else {
      throw ToolError("The section has no call such as 'a -> b: message'.")
    }
    let drawn = calls.map { from, arrow, to, message in
      "  \(from)\(arrow == "-" ? "->>" : "-->>")\(to): \(message)"
    }
    return try picture("sequenceDiagram", drawn, of: calls.flatMap { [$0.0, $0.2] })
  }

  private static func picture(
    _ kind: String, _ lines: [String], of names: [Substring]
  ) throws(ToolError) -> String {
    let count = Set(names).count
    guard count <= maxNodes else {
      throw ToolError("A picture has at most \(maxNodes) nodes, not \(count).")
    }
    return ([kind] + lines).joined(separator: "\n")
  }

  /// How much of something each of some has, from the figures that a file recorded.
  ///
  /// - Parameters:
  ///   - figures: by name; the file's order does not matter.
  ///   - unit: what the figures count.
  ///   - block: the picture on the page, which says who is shown, in its order, and how.
  static func bars(
    _ figures: [(name: String, figure: String)], unit: String, in block: String
  ) throws(ToolError) -> String {
    let kind = block.prefix { $0 != "\n" }.hasSuffix(" horizontal") ? " horizontal" : ""
    let axis = block.firstMatch(of: #/x-axis \[(.*)\]/#).map { String($0.1) } ?? ""
    let chosen = axis.matches(of: #/"([^"]+)"/#).map { String($0.1) }
    let names = chosen.isEmpty ? figures.map(\.name) : chosen
    guard names.count <= maxNodes else {
      throw ToolError("A picture has at most \(maxNodes) nodes, not \(names.count).")
    }
    let shown = try names.map { name throws(ToolError) in
      guard let found = figures.first(where: { $0.name == name }) else {
        throw ToolError("No figure is recorded for '\(name)'.")
      }
      return found.figure
    }
    // Without a range the axis begins at the smallest figure, and lengths say nothing.
    let most = shown.compactMap(Double.init).max() ?? 0
    return """
      xychart-beta\(kind)
        x-axis [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]
        y-axis "\(unit)" 0 --> \(max(1, Int(most.rounded(.up))))
        bar [\(shown.joined(separator: ", "))]
      """
  }

  /// The figures of one column of a table of columns, below a line with their names: the first figures
  /// stand before them, the name of each row behind those.
  static func figures(
    of column: String, in table: [String]
  ) throws(ToolError) -> [(name: String, figure: String)] {
    let heading = (table.first ?? "").split(separator: " ").map(String.init)
    guard let place = heading.lastIndex(of: column) else {
      throw ToolError("No column '\(column)'.")
    }
    // The columns are named by one word each; what stands between the first and the second one's
    // beginning is the name of a row, which may have several.
    return table.dropFirst().compactMap { row in
      let words = row.split(separator: " ").map(String.init)
      let values = heading.count - 2
      guard words.count > values + 1 else { return nil }
      let name = words.dropFirst().dropLast(values).joined(separator: " ")
      return (name, words[words.count - (heading.count - place)])
    }
  }

  /// How many files were compiled again: of the cell `S1/3 L1/2` it is two; of `-` it is none.
  static func filesCompiled(in cell: String) -> Int {
    cell.matches(of: #/(\d+)\/\d+/#).compactMap { Int($0.1) }.reduce(0, +)
  }
}
