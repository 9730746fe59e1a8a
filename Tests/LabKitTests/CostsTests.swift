import Testing
import ToolSupport

@testable import LabKit

/// A laboratory in which PatternCosts prints what a test says.
private struct FakeCosts {
  let page = RecordingConsole()
  let files: FakeCheckout
  let machine: FakeMachine

  /// - Parameter runs: what the direct call and an existential cost in each run.
  init(_ runs: [(direct: Double, existential: Double)], isKept: Bool = true) {
    files = FakeCheckout([
      "\(FakeCheckout.home)/\(CostsReport.limits)": Self.limits([]),
      "/proc/cpuinfo": "model name\t: Abacus\nmodel name\t: Abacus\n", "/proc/loadavg": "0.10 2 3",
    ])
    let count = Locked(0)
    machine = FakeMachine(watch: FakeWatch { _ in (.zero, "") }) { line in
      let output =
        switch line {
        case "Sources: git rev-parse --show-toplevel": "\(FakeCheckout.home)\n"
        case "Sources: git rev-parse --short HEAD": "1a2b3c4\n"
        case ": swiftc --version", "lab: swiftc --version": "Swift version 6.3.1\n"
        case "lab: uname -srm": "Linux 6 abc\n"
        case "lab: date +%Y-%m-%d": "2026-11-21\n"
        default: ""
        }
      guard line == "clone: PatternCosts --measure --json" else {
        return (.seconds(1), ProcessResult(.exit(0), output: output))
      }
      let run = count.withLock { number in
        defer { number += 1 }
        return runs[number]
      }
      return (.seconds(1), ProcessResult(.exit(isKept ? 0 : 1), output: Self.json(run, isKept)))
    }
  }

  static func limits(_ rows: [String]) -> String {
    let body = rows.isEmpty ? ":]" : "\n" + rows.map { "    \($0),\n" }.joined() + "  ]"
    return "  static let timesDirect: [String: [Double]] = [\(body)\n  // snippet.end\n"
  }

  private static func json(_ run: (direct: Double, existential: Double), _ isKept: Bool) -> String {
    """
    {"isKept": \(isKept), "text": "== One call ==\\nfigures\\n\\n== Self-check ==\\nchecked", "rows": [
      {"pattern": "direct", "timesDirect": \(run.direct), "limit": "free", "allocations": 0},
      {"pattern": "existential", "timesDirect": \(run.existential), "limit": "recorded"}]}
    """
  }

  func run(_ arguments: String...) async -> Int32 {
    let environment = ToolEnvironment(
      files: files, processes: machine, console: page, variables: ["PATH": "/bin"],
      directory: "\(FakeCheckout.home)/Sources", executable: "/lab")
    return await Lab(environment, stopwatch: machine, folders: machine).run(["costs"] + arguments)
  }
}

@Suite("lab costs")
struct CostsTests {
  @Test("Runs that agree, and are within their limits, are status 0")
  func agree() async {
    let lab = FakeCosts([(1, 2), (1, 2.1), (1, 2.15)])
    #expect(await lab.run() == 0)
    #expect(lab.page.text.contains("The runs agree about every row, within 10 %."))
    #expect(lab.page.text.contains("checked"))
  }

  @Test("Runs that are farther apart are named, and status 1")
  func apart() async {
    let lab = FakeCosts([(1, 2), (1, 2.1), (1, 2.3)])
    #expect(await lab.run() == 1)
    #expect(lab.page.text.contains("The runs do not agree about existential."))
  }

  @Test("A run that is over its limits is status 1")
  func over() async {
    #expect(await FakeCosts([(1, 2), (1, 2), (1, 2)], isKept: false).run() == 1)
  }

  @Test("It measures as often as one wants")
  func runs() async {
    let lab = FakeCosts([(1, 2)])
    #expect(await lab.run("--runs", "1") == 0)
    let starts = lab.machine.lines.filter { $0.contains("--measure") }
    #expect(starts.count == 1)
  }

  #if os(Linux)
    @Test("The library that counts is loaded before the program, and before no other")
    func counter() async {
      let lab = FakeCosts([(1, 2)])
      _ = await lab.run("--runs", "1")
      let counted = lab.machine.environments.filter { $0.value["LD_PRELOAD"] != nil }
      #expect(Array(counted.keys) == ["clone: PatternCosts --measure --json"])
    }
  #endif

  @Test("--record writes the runs and their limits, and asks nothing of the old ones")
  func record() async throws {
    let lab = FakeCosts([(1, 2), (1, 2.1), (1, 2.15)], isKept: false)
    #expect(await lab.run("--record") == 0)
    #expect(
      try lab.files.read("\(FakeCheckout.home)/\(CostsReport.limits)")
        == FakeCosts.limits(["\"existential\": [2.000, 2.100, 2.150]"]))
    #expect(
      try lab.files.read("\(FakeCheckout.home)/\(CostsReport.record)") == """
        Written by Scripts/measure-costs --record.

        == Machine ==
        Abacus, 2 processors
        Linux 6 abc
        Swift version 6.3.1
        2026-11-21
        load at the end: 0.10

        == Run 1 ==

        == One call ==
        figures

        == Run 2 ==

        == One call ==
        figures

        == Run 3 ==

        == One call ==
        figures

        """)
  }

  @Test(
    "Wrong use is status 2",
    arguments: [["--fast"], ["--runs"], ["--runs", "0"], ["--record", "--runs", "2"]])
  func wrongUse(arguments: [String]) async {
    let lab = FakeCosts([])
    let environment = ToolEnvironment(
      files: lab.files, processes: lab.machine, console: lab.page, variables: ["PATH": "/bin"],
      directory: FakeCheckout.home, executable: "/lab")
    let status = await Lab(environment, stopwatch: lab.machine, folders: lab.machine)
      .run(["costs"] + arguments)
    #expect(status == 2)
  }
}

@Suite("lab compile")
struct CompileTests {
  @Test("The code grows with its size, and only scopes leave something to carry")
  func sources() {
    for shape in CompileShape.allCases {
      let counts = [10, 100].map { shape.source($0).split(separator: "\n").count }
      #expect(counts[1] > 8 * counts[0] && counts[1] < 12 * counts[0])
      #expect(shape.isCarried == shape.source(10).contains("CODEGEN_"))
    }
  }

  @Test("One alias composes all protocols")
  func composed() {
    let alias = CompileShape.composed.source(3)
      .contains(
        """
        public typealias ScreenDependencies = Need1Dependency
          & Need2Dependency
          & Need3Dependency
        """)
    #expect(alias)
  }

  @Test("Sizes up to the largest")
  func sizes() throws {
    #expect(try CompileOptions([]).sizes == [10, 100, 1_000])
    #expect(try CompileOptions(["--most", "100"]).sizes == [10, 100])
    #expect(throws: ToolError.self) { try CompileOptions(["--record", "--most", "100"]) }
    #expect(throws: ToolError.self) { try CompileOptions(["--fast"]) }
  }
}
