/// Claims that are proven by what is recompiled: each by the cells that it speaks of.
struct RebuildClaim: Sendable {
  /// Under which `Chapters/Claims.md` names the proof.
  static let proof = "Scripts/measure-rebuilds"

  let ids: [String]
  let cells: [RebuildCell: String]

  init(_ ids: String..., cells: [RebuildCell: String]) { (self.ids, self.cells) = (ids, cells) }

  /// Whether each of its cells was measured and is as it says.
  func isProven(by record: RebuildRecord) -> Bool {
    cells.allSatisfy { record[$0.key] == $0.value }
  }

  static let all = [
    // Two edits reach every feature of the shared class, and none where adapters stand between.
    RebuildClaim(
      "STG-01", "STG-12",
      cells: [
        debug("ServerAPI: a comment", "shared"): "S1/3",
        debug("ServerAPI: a public method", "shared"): "S1/3 L1/2 I1/2 F1/2",
        debug("Login: one more server call", "shared"): "S1/3 L1/2 I1/2 F1/2",
        debug("ServerAPI: a comment", "adapters"): "S1/2",
        debug("ServerAPI: a public method", "adapters"): "S1/2 M4/5",
        debug("Login: one more server call", "adapters"): "M2/5",
      ]),
    // One class for all: whoever uses it is compiled again, in release whoever imports it.
    RebuildClaim(
      "STG-52", "STG-56", "STG-E23",
      cells: [
        debug("ServerAPI: a public method", "shared"): "S1/3 L1/2 I1/2 F1/2",
        release("ServerAPI: a public method", "shared"): "S3/3 L2/2 I2/2 F2/2",
        debug("ServerAPI: a body of its public interface", "shared"): "S1/3",
        release("ServerAPI: a body", "shared"): "S3/3",
        release("ServerAPI: a body of its public interface", "shared"): "S3/3 L2/2 I2/2 F2/2",
      ]),
    // An extension: what Login asks for is Login's business.
    RebuildClaim(
      "STG-60",
      cells: [
        debug("Login: one more server call", "shared"): "S1/3 L1/2 I1/2 F1/2",
        debug("Login: one more server call", "extension"): "L2/4",
        release("Login: one more server call", "extension"): "L4/4 M2/2",
      ]),
    // Yet the class in the middle is still everybody's.
    RebuildClaim(
      "STG-61",
      cells: [
        debug("ServerAPI: a public method", "extension"): "S1/2 L2/4 I2/4 F2/4",
        release("ServerAPI: a public method", "extension"): "S2/2 L4/4 I4/4 F4/4",
      ]),
    // Inverted: the features are left alone, and the client pays.
    RebuildClaim(
      "STG-68",
      cells: [
        debug("ServerAPI: a public method", "inversion"): "S4/5 M1/2",
        debug("Login: one more server call", "inversion"): "S4/5 L2/4 M1/2",
        release("Login: a public method", "inversion"): "S5/5 L4/4 M2/2",
        RebuildCell(.alone, "Login", "inversion"): "Login",
        RebuildCell(.alone, "ServerAPI", "inversion"): "Friends Items Login ServerAPI",
      ]),
    // A direct push couples the login to the list.
    RebuildClaim(
      "STG-105", "STG-108",
      cells: [
        debug("Items: a body", "push"): "I1/2",
        debug("Items: a public method", "push"): "L1/2 I1/2",
        release("Items: a body", "push"): "L2/2 I2/2",
      ]),
    RebuildClaim(
      "STG-106",
      cells: [
        debug("Items: the list needs an argument", "push"): "error in Login",
        debug("Items: the list needs an argument", "event"): "error in Main",
      ]),
    // An event through the root does not.
    RebuildClaim(
      "STG-90", "STG-110",
      cells: [
        debug("Items: a public method", "event"): "I1/2 M1/2",
        release("Items: a public method", "event"): "I2/2 M2/2",
        release("Items: the list takes an argument with a default", "event"): "I2/2 M2/2",
      ]),
    RebuildClaim(
      "STG-87",
      cells: [
        debug("after the login: no title", "push"): "L1/2",
        debug("after the login: no title", "event"): "M1/2",
        release("after the login: no title", "event"): "M2/2",
      ]),
  ]

  private static func debug(_ edit: String, _ package: String) -> RebuildCell {
    RebuildCell(.debug, edit, package)
  }

  private static func release(_ edit: String, _ package: String) -> RebuildCell {
    RebuildCell(.release, edit, package)
  }
}
