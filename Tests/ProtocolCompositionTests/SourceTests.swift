import Book
import SwiftOutline
import TestSupport
import Testing

@Suite("ProtocolComposition: what it is written with")
struct SourceTests {
  private let chapter: Chapter
  private let sources: [SourceFile]

  init() throws {
    let checkout = TestCheckout.checkout
    let chapter = try checkout.chapter("ProtocolComposition")
    self.chapter = chapter
    sources = try checkout.files.files(below: checkout.path(chapter.folder)) { $0 == "Refused" }
      .filter { $0.hasSuffix(".swift") }
      .map { try checkout.source("\(chapter.folder)/\($0)") }
  }

  @Test("The pattern imports nothing, and the package depends on no other", .proves("CPDI-13"))
  func imports() throws {
    var imports: [String: [String]] = [:]
    for file in sources {
      let names = try file.declarations().filter { $0.kind == .import }.map(\.name)
      if !names.isEmpty { imports[file.path] = names }
    }
    #expect(sources.count > 10)
    #expect(imports == ["\(chapter.folder)/main.swift": ["Playground"]])
    #expect(try !TestCheckout.checkout.read("Package.swift").contains(".package("))
  }

  @Test("Two runs print the same", .proves("CPDI-13"))
  func twoRuns() async throws {
    let run = ChapterRun(TestCheckout.session)
    let first = try await run.printed(by: chapter).get()
    let second = try await run.printed(by: chapter).get()
    #expect(first == second)
  }

  @Test("A leaf has one property, which can only be read", .proves("CPDI-06"))
  func leaves() throws {
    let leaves = try sources.flatMap { try $0.declarations() }
      .filter { $0.kind == .protocol && $0.name.hasSuffix("Dependency") }
    #expect(
      Set(leaves.map(\.name)) == [
        "LoggingDependency", "TrackingDependency", "PricingDependency", "DeliveringDependency",
        "BasketDependency", "CustomerDependency",
      ])
    for leaf in leaves {
      #expect(leaf.members.map(\.kind) == [.variable], "\(leaf.name)")
      #expect(leaf.members.map { $0.accessors.map(\.name) } == [["get"]], "\(leaf.name)")
    }
  }
}
