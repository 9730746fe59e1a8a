import Testing
import ToolSupport

@testable import LabKit

@Suite("lab play")
struct PlayMeasurementTests {
  private static let places = [
    "Chapters/03-SingletonStages/Support/Server.swift": "log.note(\"login\")",
    "Chapters/14-Deps1/CService.swift": "deps.aService.getAs()",
    "Chapters/21-Splicing/ProductListView.swift": "Text(\"Products\")",
  ]

  @Test("Within all limits it prints the table and ends with status 0")
  func withinLimits() async throws {
    let lab = FakeLab(Self.places)
    #expect(await lab.run("play", "--rounds", "3") == 0)
    #expect(
      lab.console.text.hasPrefix(
        """
        DependencyPlayground at 1a2b3c4, with Swift 6.3.

        what                                 time  compared with    ratio    limit  verdict
        predict asks                      40.0 ms   hello 4.0 ms   10.00x   16.67x  ok
        SingletonStages, body edit       500.0 ms   hello 4.0 ms  125.00x  200.00x  ok
        SingletonStages, compiler error  100.0 ms   hello 4.0 ms   25.00x  100.00x  ok
        Deps1, body edit                 500.0 ms   hello 4.0 ms  125.00x  200.00x  ok
        Deps1, compiler error            100.0 ms   hello 4.0 ms   25.00x  100.00x  ok
        Splicing, body edit              500.0 ms   hello 4.0 ms  125.00x  200.00x  ok
        Splicing, compiler error         100.0 ms   hello 4.0 ms   25.00x  100.00x  ok

        """))
    #expect(lab.over == [])
  }

  @Test("What is over its limit is called OVER and makes the status 1")
  func slow() async {
    let lab = FakeLab(Self.places) { line, _ in
      line.contains("predict Deps1") ? taking(.milliseconds(80)) : nil
    }
    #expect(await lab.run("play", "--rounds", "1") == 1)
    #expect(lab.over == ["predict asks"])
  }

  @Test("A place that is not there any more is named")
  func noPlace() async {
    let lab = FakeLab(Self.places.merging(["Chapters/14-Deps1/CService.swift": "nothing"]) { $1 })
    #expect(await lab.run("play", "--rounds", "1") == 1)
    #expect(lab.console.errors.contains("CService.swift does not contain 'deps.aService.getAs()'."))
  }
}
