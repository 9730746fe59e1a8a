import Testing
import ToolSupport

@testable import LabKit

@Suite("lab costs")
struct CostsTests {
  /// - Parameter costs: what an existential costs in each run, in direct calls.
  private func lab(_ costs: Double..., isKept: Bool = true) -> FakeLab {
    let left = Locked(costs)
    return FakeLab(["Chapters/28-PatternCosts/README.md": ""]) { line, _ in
      switch line {
      case "clone: PatternCosts --measure --json":
        ending(
          .exit(isKept ? 0 : 1), output: Self.json(left.withLock { $0.removeFirst() }, isKept))
      case "lab: uname -srm": ending(.exit(0), output: "Linux 6 abc\n")
      case ": sysctl -n machdep.cpu.brand_string hw.ncpu":
        ending(.exit(0), output: "Abacus M1\n8\n")
      case "lab: date +%Y-%m-%d": ending(.exit(0), output: "2026-11-21\n")
      default: nil
      }
    }
  }

  private static func json(_ cost: Double, _ isKept: Bool) -> String {
    """
    {"isKept": \(isKept), "text": "== One call ==\\nfigures\\n\\n== Self-check ==\\nchecked", "rows": [
      {"pattern": "direct", "timesDirect": 1, "allocations": 0},
      {"pattern": "existential", "timesDirect": \(cost)}]}
    """
  }

  @Test("Runs that agree, and are within their limits, are status 0")
  func agree() async {
    let lab = lab(2, 2.1, 2.15)
    #expect(await lab.run("costs") == 0)
    #expect(lab.console.text.contains("The runs agree about every row, within 10 %."))
    #expect(lab.console.text.contains("checked"))
  }

  @Test("Runs that are farther apart are named; they, and a run over its limits, are status 1")
  func apart() async {
    let apart = lab(2, 2.1, 2.3)
    #expect(await apart.run("costs") == 1)
    #expect(apart.console.text.contains("The runs do not agree about existential."))
    #expect(await lab(2, isKept: false).run("costs", "--rounds", "1") == 1)
  }

  @Test("The library that counts is loaded before the program, and before no other, on Linux")
  func counter() async {
    for system in [OperatingSystem.linux, .mac] {
      let lab = lab(2)
      #expect(await lab.run("costs", "--rounds", "1", on: system) == 0)
      let counted = lab.variables.filter { $0.value["LD_PRELOAD"] != nil }
      #expect(
        Array(counted.keys) == (system == .linux ? ["clone: PatternCosts --measure --json"] : []))
      let note = "The allocations are counted on Linux only."
      #expect(lab.console.text.contains(note) == (system == .mac))
    }
  }

  @Test("A Mac is asked for its processor")
  func processor() async throws {
    let lab = lab(2, 2.1, 2.15)
    for program in ["uname", "date"] { try lab.files.write("", to: "/bin/\(program)") }
    #expect(await lab.run("costs", "--record", on: .mac) == 0)
    let record = try lab.files.read("\(FakeLab.home)/\(CostsMeasurement.record)")
    #expect(record.contains("\n== Machine ==\nAbacus M1, 8 processors\n"))
  }

  @Test("--record writes the runs, and asks nothing of the old ones")
  func record() async throws {
    let lab = lab(2, 2.1, 2.15, isKept: false)
    try lab.files.write("model name\t: Abacus\nmodel name\t: Abacus\n", to: "/proc/cpuinfo")
    for program in ["uname", "date"] { try lab.files.write("", to: "/bin/\(program)") }
    #expect(await lab.run("costs", "--record") == 0)
    let record = try lab.files.read("\(FakeLab.home)/\(CostsMeasurement.record)")
      .replacing(#/end: \d+\.\d\d/#, with: "end: 0.10")
    let run = "\n\n== One call ==\nfigures\n"
    #expect(
      record == """
        Written by swift run lab costs --record.

        == Machine ==
        Abacus, 2 processors
        Linux 6 abc
        Swift version 6.3.1
        2026-11-21
        load at the end: 0.10

        == Run 1 ==\(run)
        == Run 2 ==\(run)
        == Run 3 ==\(run)
        """)
  }
}
