/// One line a stage: its title, and a cell under the number of each check.
@MainActor
func stageTable() async -> [String] {
  let checks = StageCheck.allCases
  var lines = [row("", checks.indices.map { "\($0 + 1)" })]
  for stage in allStages {
    var cells: [String] = []
    for check in checks { cells.append(await check.cell(of: stage)) }
    lines.append(row(stage.title, cells))
  }
  return lines
}

private func row(_ title: String, _ cells: [String]) -> String {
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  let line = cells.reduce(padded(title, 28)) { $0 + padded($1, 8) }
  return String(line.reversed().drop { $0 == " " }.reversed())
}
