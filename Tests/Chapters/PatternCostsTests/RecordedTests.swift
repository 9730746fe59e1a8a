import TestSupport
import Testing

@testable import PatternCosts

/// Checks the counts that were recorded once, instruction by instruction, in a release build.
/// `OptimizedTests` check today's compiler.
@MainActor
@Suite("PatternCosts: recorded costs of calls and builds")
struct RecordedTests {
  private let recorded: [String: RecordedFigures]
  private let rows = Rows().all

  init() throws { recorded = try RecordedFigures.all() }

  private func counts(_ pattern: String) throws -> RecordedFigures {
    try #require(recorded[pattern], "\(pattern) is not recorded")
  }

  @Test("Recorded.txt contains exactly the patterns of the program")
  func complete() { #expect(Set(recorded.keys) == Set(rows.map(\.name))) }

  @Test("The guide's table matches the recorded figures and the source code")
  func guideTable() throws {
    let files = [
      "Direct", "Constructor", "Stages", "DependencyObjects", "Locator", "Before/Composition",
    ]
    let sources = try files.map {
      try TestCheckout.read("\(chapterFolder("PatternCosts"))/Patterns/\($0).swift")
    }.joined()
    let recording = try TestCheckout.read(RecordedFigures.file)
    let rows = try PageTable(with: "pattern", in: "\(chapterFolder("PatternCosts"))/README.md").rows
    #expect(rows.count == 8)
    for row in rows {
      let line = try #require(
        recording.split(separator: "\n").first { $0.dropFirst(4).hasPrefix(row[1] + "  ") })
      let cells = line.dropFirst(38).split(separator: " ").map(String.init)
      #expect(Array(row[2..<7]) == [0, 1, 3, 4, 5].map { cells[$0] }, "\(row[1])")
      #expect(row[0] == line.prefix(2).trimmingPrefix(" "))
      #expect(sources.contains(row[7]), "\(row[7])")
    }
  }

  @Test("Each recorded file states machine, compiler, date and method")
  func saysThatItIsRecorded() throws {
    for name in ["Recorded", "Building"] {
      let text = try TestCheckout.read("\(chapterFolder("PatternCosts"))/Measured/\(name).txt")
      #expect(
        text.hasPrefix("Recorded once, with a program that is in the history of this package"))
      #expect(text.contains("\n== How it was recorded ==\n"))
      #expect(
        text.contains(#/\n== Machine ==\n.+ processors\n.+ x86_64\nSwift version .+\n[-\d]{10}\n/#))
    }
  }

  @Test("Specialized code does exactly the work of a direct call", .proves("OURS-7"))
  func free() throws {
    let direct = try counts("direct concrete call")
    #expect(direct.calls == 0 && direct.atomic == 0 && direct.loads == 1)
    for name in [
      "constructor, generic, specialized", "dependency rejection", "composed, specialized",
    ] {
      #expect(try counts(name) == direct, "\(name)")
    }
    #expect(try counts("constructor, existential, class").calls == 1)
  }

  @Test("Only the service locator keyed by name allocates memory", .proves("OURS-8"))
  func allocations() throws {
    let allocating = rows.map(\.name).filter { (recorded[$0]?.heap ?? 0) > 0 }
    #expect(allocating == ["named service locator"])
  }

  @Test("Each scope in a chain adds one memory load and nothing else", .proves("DKIT-05", "OURS-9"))
  func scopes() throws {
    for depth in [1, 2, 4, 8, 16, 32] {
      let chain = try counts("Resource chain, depth \(depth)")
      #expect(chain.loads == depth + 2)
      #expect(chain.calls == 0 && chain.atomic == 0 && chain.heap == 0)
    }
  }

  @Test("Only patterns that copy a reference change reference counts", .proves("OURS-10"))
  func counting() throws {
    let counting = [
      "lock-guarded shared", "task-local shared", "Deps3 object", "Deps4 object",
      "composed, unspecialized", "composed, existential", "service locator",
      "named service locator",
    ]
    let atomic = rows.filter { $0.table == .patterns }.map(\.name)
      .filter { (recorded[$0]?.atomic ?? 0) > 0 }
    #expect(atomic == counting)
    let text = try TestCheckout.read(RecordedFigures.file)
    func besideAnotherThread(_ unit: String) throws -> Double {
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(unit)  ") })
      return try #require(line.firstMatch(of: #/, ([\d.]+) times/#).flatMap { Double($0.1) })
    }
    #expect(try besideAnotherThread("a load") < 1.2)
    #expect(try besideAnotherThread("an atomic operation") > 2)
  }

  @Test("A call through eight protocols takes at most six more instructions", .proves("OURS-11"))
  func protocols() throws {
    for kind in ["unspecialized", "existential"] {
      let (one, eight) = (
        try counts("composed, \(kind), 1"), try counts("composed, \(kind), 8")
      )
      #expect(one.withoutSteps == eight.withoutSteps)
      #expect((0...6).contains(eight.steps - one.steps))
    }
  }

  @Test("An existential adds the same cost to short and long calls", .proves("OURS-12"))
  func leaves() throws {
    let (tiny, busy) = (try counts("tiny: direct"), try counts("busy: direct"))
    #expect(
      try counts("tiny: existential") - tiny == counts("busy: existential") - busy)
    #expect(busy.steps > 10 * tiny.steps)
  }

  @Test("The recorded costs of a Deps4 call add up to More.md's sum")
  func prices() throws {
    let text = try TestCheckout.read(RecordedFigures.file)
    func price(_ kind: String) throws -> Double {
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(kind)  ") })
      return try #require(line.firstMatch(of: #/([\d.]+) ns/#).flatMap { Double($0.1) })
    }
    let more = try counts("Deps4 object") - counts("direct concrete call")
    #expect(more == RecordedFigures(calls: 4, atomic: 2, heap: 0, loads: 18, steps: 142))
    let sum =
      try 3.9 + 4 * price("an indirect call") + 2 * price("an atomic operation")
      + 18 * price("a load") + 142 * price("a step")
    #expect(abs(sum - 38.2) < 0.05)
    let page = try TestCheckout.read("\(chapterFolder("PatternCosts"))/More.md")
    #expect(page.contains("4 indirect calls, 2 atomic operations, 18 loads and 142 steps more"))
    #expect(page.contains("which is 38.2 ns with the 3.9 ns of the direct call"))
  }

  /// The recorded lines of a shape for the sizes 10, 100 and 1,000.
  private func buildCosts(_ shape: String) throws -> [Substring] {
    let lines = try TestCheckout.read("\(chapterFolder("PatternCosts"))/Measured/Building.txt")
      .split(separator: "\n").filter { $0.hasPrefix(shape) }
    try #require(lines.count == 3)
    return lines
  }

  @Test(
    "Type-checking time grows faster than the depth of forwarding",
    .proves("OURS-14"))
  func deepForwarding() throws {
    let growth = try buildCosts("forwarding depth")[2].split(separator: " ")
      .first { $0.hasSuffix("x") }
    #expect(try #require(growth.flatMap { Double($0.dropLast()) }) > 10)
  }

  @Test(
    "The size of `carry`'s code grows at most linearly",
    .proves("DKIT-05"))
  func carrying() throws {
    func kilobytes(_ lines: [Substring]) throws -> [Int] {
      try lines.map { try #require($0.firstMatch(of: #/(\d+) KB/#).flatMap { Int($0.1) }) }
    }
    let lines = try buildCosts("scopes")
    for line in lines {
      let times = line.matches(of: #/([\d.]+) (ms|s)\b/#).map { match in
        (Double(match.1) ?? 0) * (match.2 == "s" ? 1_000 : 1)
      }
      try #require(times.count == 2)
      #expect(times[1] > 0 && times[1] < times[0] / 10, "\(line)")
    }
    let sizes = try kilobytes(lines)
    for (small, large) in zip(sizes, sizes.dropFirst()) { #expect(large <= 10 * small) }
    #expect(try sizes[2] > 2 * kilobytes(buildCosts("composed protocols"))[2])
  }
}
