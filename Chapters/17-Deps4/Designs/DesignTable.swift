/// One line a design: its title, and `ok` or what is wrong under the number of each check.
func designTable(_ checks: [DesignCheck]) -> [String] {
  let numbers = checks.indices.map { "\($0 + 1)" }
  return [row("", numbers)]
    + allDesigns.map { design in
      row(design.title, checks.map { $0.passes(design) ? "ok" : $0.failure })
    }
}

private func row(_ title: String, _ cells: [String]) -> String {
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  let line = cells.reduce(padded(title, 28)) { $0 + padded($1, 6) }
  return String(line.reversed().drop { $0 == " " }.reversed())
}
