import Proof
import RequirementsCarrier
import Testing

@testable import WorkshopKit

@Suite("The generated file of chapter 26")
struct GeneratedForScopeValuesTests {
  @Test("Carried.swift, which the chapter compiles, is what carry writes for the chapter's scopes")
  func same() throws {
    let folder = "Chapters/26-ScopeValues/Scopes"
    let names = try House.checkout.files.entries(of: House.checkout.path(folder)).sorted()
    #expect(names.contains("Carried.swift"))
    let sources = try names.filter { $0 != "Carried.swift" }.map {
      (path: $0, text: try House.checkout.read("\(folder)/\($0)"))
    }
    #expect(try CarryPlan(of: sources).generated == House.checkout.read("\(folder)/Carried.swift"))
  }
}
