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
    adapter  4/2  0/0/2  1.1x
    carried  11/3  0/0/5  1.4x
    closure  5/2  0/0/2  1.2x
    composed  20/2  0/0/2  1.3x
    container  6/2  0/0/3  3.4x
    default  8/2  0/1/4  1.1x
    deps1  26/2  0/0/2  1.5x
    deps2  26/2  0/0/2  1.2x
    deps3  13/2  0/0/2  1.5x
    deps4  27/2  0/0/2  1.5x
    environment  12/2  0/1/3  214x
    existential  10/4  0/0/4  1.2x
    functions  4/2  0/0/1  1.1x
    generic  26/4  0/0/4  1.4x
    global  3/2  0/1/2  1.3x
    rejection  4/2  0/0/1  1.1x
    scope  15/4  0/0/4  1.5x
    singleton  5/2  0/2/2  1.4x
    spliced  17/3  0/0/3  1.3x
    taskLocal  4/2  0/0/3  3.2x
    """
}
