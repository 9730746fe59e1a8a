import Playground

/// Rows of `Shapes/Recorded.md` for the four shapes. They are figures of `Scripts/slow/rebuilds`,
/// not of this program; a test compares them with the file.
struct RecordedRow: Sendable {
  /// The table of the file.
  let table: String
  /// The edit, or the target.
  let row: String
  /// Of the packages, in their order.
  let cells: [String]

  static let packages = ["shared", "extension", "inversion", "adapters"]

  static let edits = [
    RecordedRow(
      table: "debug", row: "ServerAPI: a public method",
      cells: ["S1/3 L1/2 I1/2 F1/2", "S1/2 L2/4 I2/4 F2/4", "S4/5 M1/2", "S1/2 M4/5"]),
    RecordedRow(
      table: "debug", row: "Login: one more server call",
      cells: ["S1/3 L1/2 I1/2 F1/2", "L2/4", "S4/5 L2/4 M1/2", "M2/5"]),
    RecordedRow(
      table: "release", row: "Login: a public method",
      cells: ["L2/2 M2/2", "L4/4 M2/2", "S5/5 L4/4 M2/2", "L3/3 M5/5"]),
  ]

  static let reuse = [
    RecordedRow(
      table: "one target alone", row: "Login",
      cells: ["Login ServerAPI", "Login ServerAPI", "Login", "Login"]),
    RecordedRow(
      table: "one target alone", row: "ServerAPI",
      cells: ["ServerAPI", "ServerAPI", "Friends Items Login ServerAPI", "ServerAPI"]),
  ]

  private static let modules = ["ServerAPI", "Login", "Items", "Friends", "Main"]

  /// As the transcript prints it: a line for each package, with the names of its modules, in one order.
  var lines: [String] {
    Playground.table(
      zip(Self.packages, cells).map { package, cell in
        let named = cell.split(separator: " ").map(Self.module)
        return [package, Self.modules.filter(named.contains).joined(separator: " ")]
      })
  }

  /// `S1/3` is one of three files of ServerAPI.
  private static func module(_ word: Substring) -> String {
    guard word.contains("/"), let letter = word.first else { return String(word) }
    return ["S": "ServerAPI", "L": "Login", "I": "Items", "F": "Friends", "M": "Main"][letter]!
  }
}
