/// Packages that do the same in different shapes, and the edits by which they are compared.
struct RebuildGroup: Sendable {
  /// Holds the packages, what each of them prints, and the record; relative to the checkout.
  let folder: String
  /// The folders of the packages.
  let packages: [String]
  /// Made one after the other, each on top of those before.
  let edits: [RebuildEdit]
  /// Each of these is built alone, to see what else it needs.
  var targets: [String] = []

  var record: String { "\(folder)/Recorded.md" }
  var expected: String { "\(folder)/Expected.txt" }
  func path(of package: String) -> String { "\(folder)/\(package)" }

  static let all = [shapes, navigation]

  /// Chapter 04, with the adapters of chapter 05.
  static let shapes = RebuildGroup(
    folder: "Chapters/04-ModuleStages/Shapes",
    packages: ["shared", "extension", "inversion", "adapters"],
    edits: [
      RebuildEdit("no edit"),
      RebuildEdit("ServerAPI: saved, not changed", .touch(client)),
      RebuildEdit("ServerAPI: a comment", .append("// A comment.\n", to: client)),
      RebuildEdit(
        "ServerAPI: a body",
        .replace("Self.answers[path]", by: "Self.answers[path.lowercased()]", in: client)),
      RebuildEdit(
        "ServerAPI: a body of its public interface",
        .replace(
          "self.path = path", by: "self.path = path.lowercased()", in: "ServerAPI/NoAnswer.swift")),
      RebuildEdit(
        "ServerAPI: a private method",
        .insert("\n  private func hidden() {}\n", after: "init() {}\n", in: client)),
      RebuildEdit(
        "ServerAPI: an internal method",
        .insert("\n  func inner() {}\n", after: "init() {}\n", in: client)),
      RebuildEdit(
        "ServerAPI: a public method",
        .insert("\n  public func outer() {}\n", after: "init() {}\n", in: client)),
      RebuildEdit(
        "ServerAPI: a public method, first in the class",
        .insert("  public func first() {}\n\n", after: classLine, in: client)),
      RebuildEdit(
        "ServerAPI: a public method, in an extension",
        .append("\nextension ServerAPIClient {\n  public func extended() {}\n}\n", to: client)),
      RebuildEdit(
        "ServerAPI: an unrelated public type",
        .append("\npublic struct Unrelated {}\n", to: client)),
      RebuildEdit(
        "ServerAPI: a stored property",
        .insert("  let number = 1\n", after: classLine, in: client)),
      RebuildEdit(
        "Login: a body", .replace("\"No login\"", by: "\"Not logged in\"", in: loginViewModel)),
      RebuildEdit(
        "Login: a public method",
        .insert(
          "\n  public func reset() { message = \"\" }\n",
          after: "public private(set) var message = \"\"\n", in: loginViewModel)),
      RebuildEdit("Login: one more server call", oneMoreCall),
      RebuildEdit("Items: a field of the model") { package in
        let file = package == "shared" ? "ServerAPI/Models.swift" : "Items/Item.swift"
        return [
          .insert("  public let isNew = false\n", after: "struct Item: Sendable {\n", in: file)
        ]
      },
      RebuildEdit(
        "Main: a body",
        .replace("banner(loginTitle)", by: "banner(loginTitle.uppercased())", in: main)),
    ],
    targets: ["Login", "ServerAPI"])

  /// Chapter 06: what comes after the login.
  static let navigation = RebuildGroup(
    folder: "Chapters/06-CompositionRoot/Navigation",
    packages: ["push", "event"],
    edits: [
      RebuildEdit("no edit"),
      RebuildEdit("Items: a body", .replace("{ \"Items\" }", by: "{ \"Goods\" }", in: itemList)),
      RebuildEdit(
        "Items: a public method",
        .insert(
          "\n  public func count() -> Int { lines.count }\n", after: "public let lines: [String]\n",
          in: itemList)),
      RebuildEdit(
        "Items: an unrelated public type", .append("\npublic struct Unrelated {}\n", to: itemList)),
      RebuildEdit(
        "Items: the list takes an argument with a default",
        .replace("init()", by: "init(title: String = \"\")", in: itemList)),
      RebuildEdit("after the login: no title") { package in
        [
          .replace(
            "[list.title] + list.lines", by: "list.lines",
            in: package == "push" ? loginViewModel : main)
        ]
      },
      RebuildEdit(
        "Items: the list needs an argument",
        .replace("title: String = \"\"", by: "title: String", in: itemList)),
    ])

  private static let client = "ServerAPI/ServerAPIClient.swift"
  private static let loginViewModel = "Login/LoginViewModel.swift"
  private static let itemList = "Items/ItemListViewModel.swift"
  private static let main = "Main/main.swift"
  private static let classLine = "public final class ServerAPIClient: Sendable {\n"

  /// Each shape keeps what Login asks of the server in another place.
  @Sendable
  private static func oneMoreCall(of package: String) -> [RebuildEdit.Change] {
    let function = "func logout(_ completion: @escaping (Result<Void, any Error>) -> Void)"
    let method = "\(function) {\n    completion(.success(()))\n  }\n\n"
    let clientsOwn = "extension ServerAPIClient {\n"
    return switch package {
    case "shared": [.insert("\n  public \(method)", after: "init() {}\n", in: client)]
    case "extension":
      [.insert("  \(method)", after: clientsOwn, in: "Login/ServerAPIClient+Login.swift")]
    case "inversion":
      [
        .insert("  \(function)\n", after: "protocol LoginAPI {\n", in: "Login/LoginAPI.swift"),
        .insert(
          "  public \(method)", after: "extension ServerAPIClient: LoginAPI {\n",
          in: "ServerAPI/ServerAPIClient+LoginAPI.swift"),
      ]
    default: [.insert("  \(method)", after: clientsOwn, in: "Main/ServerAPIClient+Login.swift")]
    }
  }
}
