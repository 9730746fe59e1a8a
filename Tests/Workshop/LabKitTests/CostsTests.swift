import Testing
import ToolSupport

@testable import LabKit

@Suite("lab costs")
struct CostsTests {
  @Test("A run has its tables, without its self-check, and says whether it is kept")
  func parsed() throws {
    let run = try CostsRun(
      parsing: #"{"isKept": true, "text": "== One call ==\nfigures\n\n== Self-check ==\nchecked"}"#)
    #expect(run.isKept)
    #expect(run.tables == "== One call ==\nfigures\n")
    #expect(run.text.hasSuffix("checked"))
  }

  @Test("What is no run is an error", arguments: ["", "{", #"{"isKept": true}"#])
  func noRun(text: String) {
    #expect(throws: ToolError.self) { try CostsRun(parsing: text) }
  }
}
