import TestSupport
import Testing

@Suite("ModuleStages: the four packages")
struct ShapesTests {
  /// Who depends on whom.
  private struct Shape: Sendable {
    let name: String
    let arrows: Set<String>
  }

  private static let toMain = ["Main -> Login", "Main -> Items", "Main -> Friends"]
  private static let toClient = [
    "Login -> ServerAPI", "Items -> ServerAPI", "Friends -> ServerAPI",
  ]
  private static let fromClient = [
    "ServerAPI -> Login", "ServerAPI -> Items", "ServerAPI -> Friends",
  ]
  private static let shapes = [
    Shape(name: "shared", arrows: Set(toMain + toClient)),
    Shape(name: "extension", arrows: Set(toMain + toClient)),
    Shape(
      name: "inversion", arrows: Set(toMain + fromClient + ["Main -> ServerAPI"])),
    Shape(name: "adapters", arrows: Set(toMain + ["Main -> ServerAPI"])),
  ]

  private static let folder = "Chapters/04-ModuleStages/Shapes"

  /// What depends on what, as SwiftPM sees it, in the order of the shapes; it is asked once.
  private static let dependencies = Task {
    var all: [[String: Set<String>]] = []
    for shape in shapes {
      all.append(try await PackageTargets(of: "\(folder)/\(shape.name)").dependencies)
    }
    return all
  }

  @Test(
    "The arrows are those of the document's pictures",
    .proves("STG-57", "STG-59", "STG-63", "STG-64", "STG-67", "STG-71"))
  func pictures() async throws {
    for (shape, dependencies) in zip(Self.shapes, try await Self.dependencies.value) {
      let found = dependencies.flatMap { from, all in all.map { "\(from) -> \($0)" } }
      #expect(Set(found) == shape.arrows, "\(shape.name)")
    }
  }

  @Test(
    "Alone, Login and the client compile, or lack the other one, or all features",
    .proves("STG-55", "STG-63", "STG-64", "STG-68", "STG-72", "STG-E22"))
  func reuse() async throws {
    let targets = Self.shapes.flatMap { shape in
      ["Login", "ServerAPI"].map { (shape: shape.name, name: $0) }
    }
    // Side by side, for each waits for its turn among the compilers that other tests start.
    let lacks = try await withThrowingTaskGroup(of: (String, Set<String>).self) { group in
      for (shape, name) in targets {
        group.addTask { ("\(shape): \(name)", try await Self.lacking(name, in: shape)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(
      lacks == [
        "shared: Login": ["ServerAPI"], "shared: ServerAPI": [],
        "extension: Login": ["ServerAPI"], "extension: ServerAPI": [],
        "inversion: Login": [], "inversion: ServerAPI": ["Friends", "Items", "Login"],
        "adapters: Login": [], "adapters: ServerAPI": [],
      ])
  }

  /// The modules that a target of a shape misses when it is compiled alone.
  private static func lacking(_ target: String, in shape: String) async throws -> Set<String> {
    var found: Set<String> = []
    // The compiler names one missing module, so what it names is left out, and it is asked again.
    var sources = try TestCheckout.sources(below: "\(folder)/\(shape)/Sources/\(target)")
    while !sources.isEmpty,
      let errors = try await Compiler.errors(
        ["-typecheck", "-parse-as-library", "-module-name", target] + sources.map(\.path))
    {
      let module = try #require(errors.firstMatch(of: #/no such module '(\w+)'/#)).1
      found.insert(String(module))
      sources.removeAll { $0.text.contains("import \(module)\n") }
    }
    return found
  }

  @Test("The client in the middle has one method, and each feature adds its own", .proves("STG-59"))
  func extensions() throws {
    let methods = try ["ServerAPI", "Login", "Items", "Friends"].map { module in
      try TestCheckout.sources(below: "\(Self.folder)/extension/Sources/\(module)")
        .filter { $0.path.contains("/ServerAPIClient") }
        .flatMap { $0.text.matches(of: #/func (\w+)/#).map { String($0.1) } }
    }
    #expect(methods == [["execute"], ["login"], ["fetchItems"], ["fetchFriends"]])
  }
}
