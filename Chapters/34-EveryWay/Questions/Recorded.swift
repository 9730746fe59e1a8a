/// What needs a build: `Scripts/slow/ways --record` writes the table, and without the option it compares.
enum Recorded {
  static func answer(of way: String, to question: Question) -> String {
    let row = rows.first { $0.first == way } ?? []
    let column: [Question: Int] = [.dependency: 1, .recompiled: 2, .call: 3]
    return column[question].flatMap { row.indices.contains($0) ? row[$0] : nil } ?? "?"
  }

  private static let rows = table.split(separator: "\n").map {
    $0.split(separator: " ").map(String.init)
  }

  private static let table = """
    adapter  3/2  0/0/2  1.1x
    carried  11/3  0/0/5  1.8x
    closure  3/2  0/0/2  1.1x
    composed  13/2  0/0/3  1.5x
    container  5/2  0/0/4  1.1x
    default  6/2  0/2/5  1.1x
    deps1  17/2  0/0/3  1.9x
    deps2  16/2  0/0/2  1.3x
    deps3  10/2  0/0/2  1.8x
    deps4  18/2  0/0/3  1.8x
    environment  10/2  0/1/3  -
    existential  7/4  0/0/4  1.5x
    functions  3/2  0/0/1  1.2x
    generic  15/4  0/0/4  2.1x
    global  3/2  0/1/2  1.5x
    locator  5/2  0/0/3  4.0x
    rejection  3/2  0/0/1  1.1x
    scope  10/4  0/0/4  1.8x
    singleton  4/2  0/2/2  1.4x
    spliced  12/3  0/0/4  1.5x
    taskLocal  7/2  0/1/3  4.0x
    """
}
