import Book
import TestSupport
import Testing
import ToolSupport

@Suite("ModuleStages: the four packages")
struct ShapesTests {
  /// Who depends on whom, and how much there is to read.
  private struct Shape: Sendable {
    let name: String
    let edges: Set<String>
    let files: Int
    let types: Int
  }

  private static let toMain = ["Main -> Login", "Main -> Items", "Main -> Friends"]
  private static let toClient = [
    "Login -> ServerAPI", "Items -> ServerAPI", "Friends -> ServerAPI",
  ]
  private static let fromClient = [
    "ServerAPI -> Login", "ServerAPI -> Items", "ServerAPI -> Friends",
  ]
  private static let shapes = [
    Shape(name: "shared", edges: Set(toMain + toClient), files: 11, types: 8),
    Shape(name: "extension", edges: Set(toMain + toClient), files: 16, types: 8),
    Shape(
      name: "inversion", edges: Set(toMain + fromClient + ["Main -> ServerAPI"]), files: 19,
      types: 11),
    Shape(name: "adapters", edges: Set(toMain + ["Main -> ServerAPI"]), files: 16, types: 8),
  ]

  private static let folder = "Chapters/04-ModuleStages/Shapes"

  /// As SwiftPM sees them, in the order of the shapes; it is asked once.
  private static let graphs = Task {
    try await inParallel(shapes) { shape throws(ToolError) in
      try await TargetGraph(of: TestCheckout.session, package: "\(folder)/\(shape.name)")
    }
  }

  @Test(
    "The arrows are those of the document's pictures",
    .proves("STG-57", "STG-59", "STG-63", "STG-64", "STG-67", "STG-71"))
  func pictures() async throws {
    for (shape, graph) in zip(Self.shapes, try await Self.graphs.value) {
      let found = graph.edges.map { "\($0.from) -> \($0.to)" }
      #expect(Set(found) == shape.edges, "\(shape.name)")
    }
  }

  @Test(
    "What Login and the client take along: the other one, all features, or nothing",
    .proves("STG-55", "STG-68", "STG-72", "STG-E22"))
  func reuse() async throws {
    var needs: [String: Set<String>] = [:]
    for (shape, graph) in zip(Self.shapes, try await Self.graphs.value) {
      needs["\(shape.name): Login"] = needed(by: "Login", in: graph)
      needs["\(shape.name): ServerAPI"] = needed(by: "ServerAPI", in: graph)
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
  private func needed(by target: String, in graph: TargetGraph) -> Set<String> {
    var found: Set<String> = []
    var rest = [target]
    while let next = rest.popLast() {
      for edge in graph.edges where edge.from == next && found.insert(edge.to).inserted {
        rest.append(edge.to)
      }
    }
    return found
  }

  @Test("The more the modules are independent, the more there is to read", .proves("STG-77"))
  func counts() throws {
    for shape in Self.shapes {
      let sources = TestCheckout.checkout.path("\(Self.folder)/\(shape.name)/Sources")
      let files = try RealFiles().files(below: sources).filter { $0.hasSuffix(".swift") }
      let types = try files.map { file in
        try RealFiles().read("\(sources)/\(file)").split(separator: "\n").count { line in
          line.contains(#/^(public )?(final )?(class|struct|protocol) /#)
        }
      }
      #expect(files.count == shape.files, "\(shape.name)")
      #expect(types.reduce(0, +) == shape.types, "\(shape.name)")
    }
  }
}
