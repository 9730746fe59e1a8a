import Playground

/// One shape of the same program, and what its builds compile.
///
/// Recorded, not computed: chapter 04 builds real packages of all four shapes, in debug, and counts.
struct RecordedShape: Equatable {
  let name: String
  /// Compiled again after `ServerAPI` got one more public method.
  let newPublicMethod: [String]
  /// Compiled again after the feature Login needs one more server call.
  let newLoginCall: [String]
  /// Compiled where another program takes Login: `swift build --target Login`.
  let loginElsewhere: [String]
  /// Compiled where another program takes the client: `swift build --target ServerAPI`.
  let clientElsewhere: [String]

  static let all = [
    RecordedShape(
      name: "shared", newPublicMethod: everything, newLoginCall: everything,
      loginElsewhere: ["ServerAPI", "Login"], clientElsewhere: ["ServerAPI"]),
    RecordedShape(
      name: "extension", newPublicMethod: everything, newLoginCall: ["Login"],
      loginElsewhere: ["ServerAPI", "Login"], clientElsewhere: ["ServerAPI"]),
    RecordedShape(
      name: "inversion", newPublicMethod: ["ServerAPI", "Main"],
      newLoginCall: ["ServerAPI", "Login", "Main"], loginElsewhere: ["Login"],
      clientElsewhere: everything),
    RecordedShape(
      name: "adapters", newPublicMethod: ["ServerAPI", "Main"], newLoginCall: ["Main"],
      loginElsewhere: ["Login"], clientElsewhere: ["ServerAPI"]),
  ]
  private static let everything = ["ServerAPI", "Login", "Items", "Friends"]

  /// A line for each shape: its name, and what `modules` says of it.
  static func lines(_ modules: (RecordedShape) -> [String]) -> [String] {
    table(all.map { [$0.name, modules($0).joined(separator: " ")] })
  }
}
