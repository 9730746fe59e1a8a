import ToolSupport

/// Sections of recorded figures, and bar charts of one of their columns.
struct RecordedBlocks: BlockKind {
  let marks = ["console recorded", "mermaid bars"]

  func source(of block: QuotingBlock) throws(ToolError) -> BlockSource {
    if block.word == "bars" { return .copy(of: try bars(block)) }
    let (file, section) = try block.fileAndName(or: "recorded: FILE SECTION")
    return .copy(of: try block.checkout.section(section, in: file))
  }

  /// A bar chart of a column of recorded figures, `Measured/Recorded.txt One call, ns`; or of the files that an edit
  /// recompiles in each package, `Shapes/Recorded.md debug, Login: a body`.
  private func bars(_ block: QuotingBlock) throws(ToolError) -> String {
    guard let match = block.mark.wholeMatch(of: #/(\S+) (.+?), (.+)/#) else {
      throw ToolError("Write 'bars: FILE SECTION, COLUMN' above the block.")
    }
    let file = resolved(String(match.1), from: block.page)
    let (title, what) = (String(match.2), String(match.3))
    guard file.hasSuffix(".md") else {
      let lines = try block.checkout.section(title, in: file).lines
      let figures = try Picture.figures(of: what, in: Array(lines.dropFirst()))
      return try Picture.bars(figures, unit: what, in: block.text)
    }
    let tables = Markdown(try block.checkout.read(file)).tables
    guard let table = tables.first(where: { $0.heading == title }),
      let row = table.rows.first(where: { $0.cells.first == what })
    else { throw ToolError("\(file) has no row '\(what)' under '\(title)'.") }
    let figures = zip(table.header, row.cells).dropFirst().map { package, cell in
      (name: package, figure: "\(Picture.filesCompiled(in: cell))")
    }
    return try Picture.bars(figures, unit: "files compiled again", in: block.text)
  }
}
