import Playground

/// Rows of `Shapes/Recorded.md` for the four shapes. They were measured by `Scripts/slow/rebuilds`,
/// not by this program. A test compares them with the file.
struct RecordedRow: Sendable {
  /// The heading of the table in the file.
  let table: String
  /// The first cell: an edit or a target.
  let row: String
  /// One cell for each of `packages`, in their order.
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

  /// One line for each package: its name, and the names of the modules that were compiled.
  var lines: [String] {
    Playground.table(
      zip(Self.packages, cells).map { package, cell in
        let compiled = cell.split(separator: " ").map(Self.module)
        return [package, Self.modules.filter(compiled.contains).joined(separator: " ")]
      })
  }

  /// `S1/3` means one of three files of ServerAPI.
  private static func module(_ entry: Substring) -> String {
    guard entry.contains("/"), let letter = entry.first else { return String(entry) }
    return ["S": "ServerAPI", "L": "Login", "I": "Items", "F": "Friends", "M": "Main"][letter]!
  }
}
