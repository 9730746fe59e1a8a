import TestSupport
import Testing

@Suite("ModuleStages: dependencies in four packages")
struct ShapesTests {
  /// A package and the dependencies between its modules.
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    let arrows: Set<String>

    var testDescription: String { name }
  }

  private static let toMain = ["Main -> Login", "Main -> Items", "Main -> Friends"]
  private static let toClient = [
    "Login -> ServerAPI", "Items -> ServerAPI", "Friends -> ServerAPI",
  ]
  private static let fromClient = [
    "ServerAPI -> Login", "ServerAPI -> Items", "ServerAPI -> Friends",
  ]
  static let shapes = [
    Shape(name: "shared", arrows: Set(toMain + toClient)),
    Shape(name: "extension", arrows: Set(toMain + toClient)),
    Shape(
      name: "inversion", arrows: Set(toMain + fromClient + ["Main -> ServerAPI"])),
    Shape(name: "adapters", arrows: Set(toMain + ["Main -> ServerAPI"])),
  ]

  private static let folder = "\(chapterFolder("ModuleStages"))/Shapes"

  @Test(
    "Each package declares the expected dependencies and needs all of them",
    .proves(
      "STG-55", "STG-57", "STG-59", "STG-63", "STG-64", "STG-67", "STG-68", "STG-71", "STG-72",
      "STG-E22"),
    arguments: shapes)
  func arrows(of shape: Shape) async throws {
    let targets = try await PackageTargets(of: "\(Self.folder)/\(shape.name)").dependencies
    var (declared, needed): (Set<String>, Set<String>) = ([], [])
    for (target, dependencies) in targets {
      declared.formUnion(dependencies.map { "\(target) -> \($0)" })
      let imports = try await Self.neededImports(of: target, in: shape.name)
      needed.formUnion(imports.map { "\(target) -> \($0)" })
    }
    #expect(declared == shape.arrows)
    #expect(needed == shape.arrows)
  }

  /// The imports without which a file doesn't compile. So an unused import doesn't count.
  private static func neededImports(
    of target: String, in shape: String
  ) async throws -> Set<String> {
    let sources = try TestCheckout.sources(below: "\(Self.folder)/\(shape)/Sources/\(target)")
    let folder = try TestCheckout.folder("Shapes/\(shape)/\(target)")
    let copies = try sources.map { source in
      let copy = "\(folder)/\(source.path.split(separator: "/").last ?? "")"
      try TestCheckout.write(source.text.replacing(#/(?m)^import .+$/#, with: ""), to: copy)
      return copy
    }
    let errors = try await Compiler.errors(["-typecheck", "-wmo", "-module-name", target] + copies)
    return try zip(sources, copies).filter { errors?.contains("\($1):") ?? false }
      .reduce(into: []) { $0.formUnion(try $1.0.importedModules) }
  }

  @Test("Each feature module of the extension stage adds a client method", .proves("STG-59"))
  func extensions() throws {
    let methods = try ["ServerAPI", "Login", "Items", "Friends"].map { module in
      try TestCheckout.sources(below: "\(Self.folder)/extension/Sources/\(module)")
        .filter { $0.path.contains("/ServerAPIClient") }
        .flatMap { $0.text.matches(of: #/func (\w+)/#).map { String($0.1) } }
    }
    #expect(methods == [["execute"], ["login"], ["fetchItems"], ["fetchFriends"]])
  }
}
