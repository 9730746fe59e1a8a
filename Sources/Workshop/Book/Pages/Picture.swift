import ToolSupport

/// Mermaid pictures of printed transcripts and recorded figures.
package enum Picture {
  /// More would be hard to read.
  package static let maxNodes = 10

  /// An object graph of the references in a transcript: `Deps.cService -> CService`. Other lines are ignored.
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

  /// A sequence diagram of recorded calls, `list -> client: fetchItems`, and their results, `client --> list: [tea]`.
  /// Other lines are ignored.
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
      throw ToolError("This picture has \(count) nodes; at most \(maxNodes) are allowed.")
    }
    return ([kind] + lines).joined(separator: "\n")
  }

  /// A bar chart of recorded figures.
  ///
  /// - Parameters:
  ///   - figures: by name, in any order.
  ///   - unit: the unit of the figures.
  ///   - block: the picture on the page, which chooses the names, their order and the direction.
  static func bars(
    _ figures: [(name: String, figure: String)], unit: String, in block: String
  ) throws(ToolError) -> String {
    let kind = block.prefix { $0 != "\n" }.hasSuffix(" horizontal") ? " horizontal" : ""
    let axis = block.firstMatch(of: #/x-axis \[(.*)\]/#).map { String($0.1) } ?? ""
    let chosen = axis.matches(of: #/"([^"]+)"/#).map { String($0.1) }
    let names = chosen.isEmpty ? figures.map(\.name) : chosen
    guard names.count <= maxNodes else {
      throw ToolError("This picture has \(names.count) nodes; at most \(maxNodes) are allowed.")
    }
    let shown = try names.map { name throws(ToolError) in
      guard let found = figures.first(where: { $0.name == name }) else {
        throw ToolError("No figure is recorded for '\(name)'.")
      }
      return found.figure
    }
    // Without a range the axis would begin at the smallest figure.
    let most = shown.compactMap(Double.init).max() ?? 0
    return """
      xychart-beta\(kind)
        x-axis [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]
        y-axis "\(unit)" 0 --> \(max(1, Int(most.rounded(.up))))
        bar [\(shown.joined(separator: ", "))]
      """
  }

  /// The figures of one column of a table. Its first line has the names of the columns; in the other lines a row's name
  /// is between the first column and the figures.
  static func figures(
    of column: String, in table: [String]
  ) throws(ToolError) -> [(name: String, figure: String)] {
    let heading = (table.first ?? "").split(separator: " ").map(String.init)
    guard let place = heading.lastIndex(of: column) else {
      throw ToolError("No column '\(column)'.")
    }
    // Column names are single words, but the name of a row can have several.
    return table.dropFirst().compactMap { row in
      let words = row.split(separator: " ").map(String.init)
      let values = heading.count - 2
      guard words.count > values + 1 else { return nil }
      let name = words.dropFirst().dropLast(values).joined(separator: " ")
      return (name, words[words.count - (heading.count - place)])
    }
  }

  /// The number of recompiled files in a cell: two for `S1/3 L1/2`, zero for `-`.
  static func filesCompiled(in cell: String) -> Int {
    cell.matches(of: #/(\d+)\/\d+/#).compactMap { Int($0.1) }.reduce(0, +)
  }
}
