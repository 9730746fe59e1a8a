import SwiftOutline
import TestSupport
import Testing

@Suite("ProtocolComposition: the chapter's source")
struct SourceTests {
  private let sources: [SourceFile]

  init() throws {
    sources = try TestCheckout.sources(
      below: chapterFolder("ProtocolComposition"),
      skipping: ["Exercises", "InYourApp", "Refused"])
  }

  @Test("The pattern needs no import and no other package", .proves("CPDI-13"))
  func imports() throws {
    var imports: [String: Set<String>] = [:]
    for file in sources {
      let names = try file.importedModules
      if !names.isEmpty { imports[file.path] = names }
    }
    #expect(sources.count > 10)
    // Only files that print or record import a module.
    #expect(
      imports == [
        "\(chapterFolder("ProtocolComposition"))/main.swift": ["Playground"],
        "\(chapterFolder("ProtocolComposition"))/Support/Recording.swift": ["Playground"],
      ])
    #expect(try !TestCheckout.read("Package.swift").contains(".package("))
  }

  @Test("Two runs of the program print the same output", .proves("CPDI-13"))
  func twoRuns() async throws {
    let program = ProgramUnderTest("ProtocolComposition")
    let first = try await program.run()
    #expect(first.succeeded)
    #expect(try await program.run() == first)
  }

  @Test(
    "All chapters on protocol composition declare the same logging and tracking protocols",
    .proves("CPDI-E34"))
  func services() throws {
    let services = """
      protocol Logging {
        func log(_ message: String)
      }

      protocol Tracking {
        func track(_ event: String)
      }

      extension Tracking {
        func trackAddToCart() { track("addToCart") }
      }
      """
    for chapter in [
      "ProtocolComposition", "FeatureDependencies", "Forwarding", "Splicing", "SplicingRubric",
      "Pitfalls",
    ] {
      let file = "\(chapterFolder(chapter))/Services.swift"
      #expect(try TestCheckout.read(file).contains(services), "\(chapter)")
    }
    let feature = try TestCheckout.read("Sources/Features/ProductDetail/Services.swift")
    #expect(feature.contains("protocol Tracking {\n  func track(_ event: String)\n}"))
  }

  @Test("Each dependency protocol has a single read-only property", .proves("CPDI-06"))
  func leaves() throws {
    let leaves = try sources.flatMap { try $0.declarations() }
      .filter { $0.kind == .protocol && $0.name.hasSuffix("Dependency") }
    #expect(
      Set(leaves.map(\.name)) == [
        "LoggingDependency", "TrackingDependency", "PricingDependency", "DeliveringDependency",
        "SessionDependency", "CartDependency",
      ])
    for leaf in leaves {
      #expect(leaf.inheritance.isEmpty, "\(leaf.name)")
      #expect(leaf.members.map(\.kind) == [.variable], "\(leaf.name)")
      #expect(leaf.members.map { $0.accessors.map(\.name) } == [["get"]], "\(leaf.name)")
    }
  }
}
