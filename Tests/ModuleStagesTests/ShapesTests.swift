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
    "What Login and the client take along: the other one, all features, or nothing",
    .proves("STG-55", "STG-68", "STG-72", "STG-E22"))
  func reuse() async throws {
    var needs: [String: Set<String>] = [:]
    for (shape, dependencies) in zip(Self.shapes, try await Self.dependencies.value) {
      for target in ["Login", "ServerAPI"] {
        needs["\(shape.name): \(target)"] = needed(by: target, in: dependencies)
      }
    }
    #expect(
      needs == [
        "shared: Login": ["ServerAPI"], "shared: ServerAPI": [],
        "extension: Login": ["ServerAPI"], "extension: ServerAPI": [],
        "inversion: Login": [], "inversion: ServerAPI": ["Friends", "Items", "Login"],
        "adapters: Login": [], "adapters: ServerAPI": [],
      ])
  }

  /// All targets that a target depends on, also through others.
  private func needed(
    by target: String, in dependencies: [String: Set<String>]
  ) -> Set<String> {
    let direct = dependencies[target, default: []]
    return direct.reduce(direct) { $0.union(needed(by: $1, in: dependencies)) }
  }
}
