import Testing
import ToolSupport

@testable import LabKit

@Suite("lab costs")
struct CostsTests {
  /// - Parameter kept: whether each run does and takes what it should.
  private func lab(_ kept: Bool...) -> FakeLab {
    let left = Locked(kept)
    return FakeLab(["Chapters/28-PatternCosts/README.md": ""]) { line, _ in
      switch line {
      case "clone: PatternCosts --measure --json":
        let isKept = left.withLock { $0.removeFirst() }
        return ending(.exit(isKept ? 0 : 1), output: Self.json(isKept))
      case "lab: uname -srm": return ending(.exit(0), output: "Linux 6 abc\n")
      case ": sysctl -n machdep.cpu.brand_string hw.ncpu":
        return ending(.exit(0), output: "Abacus M1\n8\n")
      case "lab: date +%Y-%m-%d": return ending(.exit(0), output: "2026-11-21\n")
      default: return nil
      }
    }
  }

  private static func json(_ isKept: Bool) -> String {
    #"{"isKept": \#(isKept), "text": "== One call ==\nfigures\n\n== Self-check ==\nchecked"}"#
  }

  @Test("Three runs that are all kept are status 0")
  func kept() async {
    let lab = lab(true, true, true)
    #expect(await lab.run("costs") == 0)
    #expect(lab.console.text.contains("3 of 3 runs do and take what they should."))
    #expect(lab.console.text.contains("checked"))
  }

  @Test("One that is not is status 1")
  func broken() async {
    let lab = lab(true, false)
    #expect(await lab.run("costs", "--rounds", "2") == 1)
    #expect(lab.console.text.contains("1 of 2 runs do and take what they should."))
  }

  @Test("What is no run is an error")
  func noRun() async {
    let lab = FakeLab(["Chapters/28-PatternCosts/README.md": ""]) { line, _ in
      line.hasPrefix("clone: PatternCosts") ? ending(.exit(0), output: "{") : nil
    }
    #expect(await lab.run("costs", "--rounds", "1") == 1)
    #expect(lab.console.errors.contains("PatternCosts did not print its figures"))
  }

  @Test("A Mac is asked for its processor")
  func processor() async throws {
    let lab = lab(true)
    for program in ["uname", "date"] { try lab.files.write("", to: "/bin/\(program)") }
    #expect(await lab.run("costs", "--record", on: .mac) == 0)
    let record = try lab.files.read("\(FakeLab.home)/\(CostsMeasurement.record)")
    #expect(record.contains("\n== Machine ==\nAbacus M1, 8 processors\n"))
  }

  @Test("--record writes a run, and asks nothing of the old one")
  func record() async throws {
    let lab = lab(false)
    try lab.files.write("model name\t: Abacus\nmodel name\t: Abacus\n", to: "/proc/cpuinfo")
    for program in ["uname", "date"] { try lab.files.write("", to: "/bin/\(program)") }
    #expect(await lab.run("costs", "--record") == 0)
    let record = try lab.files.read("\(FakeLab.home)/\(CostsMeasurement.record)")
      .replacing(#/end: \d+\.\d\d/#, with: "end: 0.10")
    #expect(
      record == """
        Written by swift run lab costs --record.

        == Machine ==
        Abacus, 2 processors
        Linux 6 abc
        Swift version 6.3.1
        2026-11-21
        load at the end: 0.10

        == One call ==
        figures

        """)
  }
}
