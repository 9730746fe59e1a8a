import Foundation
import RequirementsCarrier
import SwiftOutline
import TestSupport
import Testing

@testable import CarriedRequirements

@Suite("CarriedRequirements: the code that `carry` generates")
struct PlanTests {
  @Test(
    "`carry` passes `implicit` through scopes One and Two to Three",
    .proves("DKIT-01", "DKIT-K1"))
  func plan() throws {
    let plan = try CarryPlan(of: ProofOfConcept.sources())
    try #require(
      plan.lines == [
        "ScopeOneRequirements carries implicit: String, for ScopeThreeRequirements",
        "ScopeTwoRequirements carries implicit: String, for ScopeThreeRequirements",
        "ScopeThreeRequirements carries nothing",
      ])
    #expect(
      plan.diagram == [
        "flowchart TD",
        "  ScopeZeroResource -->|implicit| ScopeOneResource",
        "  ScopeOneResource -->|implicit| ScopeTwoResource",
        "  ScopeTwoResource --> ScopeThreeResource",
      ])
    // Chapter 26 has one more scope.
    let more = """
      extension ChangingRoot {
        func CODEGEN_implicit(_: CarryKey) -> String { implicit }
      }


      """
    let text = try TestCheckout.read("\(chapterFolder("ScopeValues"))/Scopes/Carried.swift")
    #expect(plan.generated == text.replacing(more, with: ""))
  }

  @Test(
    "Sources and generated code contain no macros and import only `Scopes`",
    .proves("DKIT-04"))
  func plainSwift() throws {
    let sources = try ProofOfConcept.sources()
    let generated = ("Carried.swift", try CarryPlan(of: sources).generated)
    for (path, text) in sources + [generated] {
      let file = try SourceFile(path: path, text: text)
      let signs = file.tokens.filter { token in
        let isSign = [.pound, .directive].contains(token.kind)
        return isSign || file.text(in: token.range) == "@"
      }
      #expect(signs == [])
      #expect(try file.importedModules == ["Scopes"])
    }
  }

  @Test(
    "`carry` reports a missing value with its line and the searched scopes", .proves("DKIT-45"))
  func nobodyProvides() throws {
    let error = #expect(throws: CarryError.self) {
      try CarryPlan(of: ProofOfConcept.sources(needing: "nowhere"))
    }
    #expect(
      error?.description == """
        ScopeThree.swift:10: error: no scope provides 'nowhere', which 'ScopeThreeRequirements' needs: \
        ScopeThreeResource -> ScopeTwoResource -> ScopeOneResource -> ScopeZeroResource. \
        Declare it in 'ScopeZeroResource', the outermost scope, or in a scope on the way.

        """)
    let sources = try ProofOfConcept.sources(needing: "nowhere")
    let three = try #require(sources.first { $0.path == "ScopeThree.swift" }).text
    let lines = three.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[9] == "  var nowhere: String { get }")
  }

  @Test(
    "`carry` generates no property that the scope declares itself", .proves("DKIT-47", "DKIT-K13"))
  func ownMembers() throws {
    let text = try CarryPlan(of: ProofOfConcept.sources()).generated
    let file = try SourceFile(path: "Carried.swift", text: text)
    var passedOn: [String: [String]] = [:]
    for scope in try file.declarations() where scope.kind == .extension {
      passedOn[scope.name] = scope.members.filter(\.isProperty).map(\.name)
    }
    #expect(passedOn["ScopeOneResource"] == ["explicit"])
    #expect(passedOn["ScopeZeroResource"] == [])
    #expect(passedOn["ScopeTwoResource"]?.contains("duplicated") == false)
  }

  @Test("`Scopes/Carried.swift` is the current output of `carry`")
  func ownScopes() throws {
    let folder = "\(chapterFolder("CarriedRequirements"))/Scopes"
    let sources = [("Scopes.swift", try TestCheckout.read("\(folder)/Scopes.swift"))]
    #expect(
      try CarryPlan(of: sources).generated == TestCheckout.read("\(folder)/Carried.swift"))
  }

  @Test("Chapter 34's `CarriedGenerated.swift` is the current output of `carry`")
  func loginOfChapter34() throws {
    let folder = "\(chapterFolder("EveryWay"))/Ways"
    let sources = [("Carried.swift", try TestCheckout.read("\(folder)/Carried.swift"))]
    #expect(
      try CarryPlan(of: sources).generated
        == TestCheckout.read("\(folder)/CarriedGenerated.swift"))
  }
}
