import Testing

@testable import PatternCosts

@Suite("PatternCosts: what a run must keep")
struct SelfCheckTests {
  private static let recorded = Counts([.step: 48, .call: 1, .atomic: 2])

  /// A run with one figure, and the lines that are not kept.
  struct Run: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var counts: Counts? = SelfCheckTests.recorded
    var over = 0
    var wrong: [String] = []
    var recorded: Counts? = SelfCheckTests.recorded
    var broken: [String] = []
  }

  private static let runs = [
    Run(testDescription: "as recorded, and in time"),
    Run(
      testDescription: "one allocation more",
      counts: Counts([.step: 48, .call: 1, .atomic: 2, .allocation: 1]),
      broken: ["OTHER some pattern: an allocation 1 times, recorded 0"]),
    Run(
      testDescription: "one count up and down more",
      counts: Counts([.step: 50, .call: 1, .atomic: 4]),
      broken: ["OTHER some pattern: an atomic operation 4 times, recorded 2"]),
    Run(
      testDescription: "one call less", counts: Counts([.step: 48, .atomic: 2]),
      broken: ["OTHER some pattern: an indirect call 0 times, recorded 1"]),
    Run(testDescription: "a sixth more steps", counts: Counts([.step: 56, .call: 1, .atomic: 2])),
    Run(
      testDescription: "more than a sixth", counts: Counts([.step: 57, .call: 1, .atomic: 2]),
      broken: ["OTHER some pattern: a step 57 times, recorded 48"]),
    Run(
      testDescription: "a longer search", counts: Counts([.step: 1_900, .call: 28, .atomic: 8]),
      recorded: Counts([.step: 1_700, .call: 17, .atomic: 8])),
    Run(
      testDescription: "a longer search that counts", counts: Counts([.step: 1_900, .atomic: 9]),
      recorded: Counts([.step: 1_700, .atomic: 8]),
      broken: ["OTHER some pattern: an atomic operation 9 times, recorded 8"]),
    Run(
      testDescription: "nothing recorded", recorded: nil,
      broken: ["NO    some pattern: nothing recorded"]),
    Run(testDescription: "over in two of three", over: 2),
    Run(
      testDescription: "over in all", over: 3,
      broken: ["OVER  some pattern: 9.0 ns, and its counts say 4.0; in all processes"]),
    Run(
      testDescription: "a wrong answer", wrong: ["some pattern"],
      broken: ["NO    some pattern: a wrong answer"]),
    Run(testDescription: "nobody counts", counts: nil, over: 3),
  ]

  private func check(_ run: Run) -> SelfCheck {
    let figure = Figure.made(counts: run.counts, said: 4, over: run.over)
    return SelfCheck([figure], wrong: run.wrong, processes: 3) { _ in run.recorded }
  }

  @Test("What is not kept is said, and nothing else", arguments: runs)
  func lines(of run: Run) {
    #expect(check(run).lines.filter { !$0.isKept }.map(\.text) == run.broken)
    #expect(check(run).isKept == run.broken.isEmpty)
  }

  @Test("The lines stand in the order of the rules, and in each in that of the rows")
  func order() {
    func texts(_ names: [String], wrong: [String], over: Int) -> [String] {
      SelfCheck(
        names.map { .made($0, said: 4, over: over) }, wrong: wrong, processes: 3
      ) { _ in Self.recorded }.lines.map(\.text)
    }
    let kept = texts(["one", "two"], wrong: [], over: 0)
    #expect(
      kept == [
        "ok    every answer is right", "OTHER one: a load 3 times, recorded 0",
        "OTHER two: a load 3 times, recorded 0",
        "ok    no row takes more than one and a half times what its counts say",
      ])
    let broken = texts(["one", "two"], wrong: ["two", "one"], over: 3)
    #expect(Array(broken.prefix(2)) == ["two", "one"].map { "NO    \($0): a wrong answer" })
    #expect(
      Array(broken.suffix(2))
        == ["one", "two"].map {
          "OVER  \($0): 9.0 ns, and its counts say 4.0; in all processes"
        })
    #expect(
      SelfCheck.others("one", Counts([.atomic: 3, .call: 2]), Counts()) == [
        "OTHER one: an indirect call 2 times, recorded 0",
        "OTHER one: an atomic operation 3 times, recorded 0",
      ])
    let unsure = texts(["one", "two"], wrong: [], over: 1)
    #expect(unsure.suffix(2).map { $0.prefix(9) } == ["?     one", "?     two"])
  }

  @Test("What is over in some processes, and that nobody counts, is said and breaks nothing")
  func unsure() {
    func question(_ run: Run) -> [String] {
      check(run).lines.map(\.text).filter { $0.hasPrefix("?") }
    }
    #expect(
      question(Self.runs[9])
        == ["?     some pattern: more than its counts say in 2 of 3 processes"])
    #expect(
      question(Self.runs[12])
        == ["?     nobody counts here: that takes Linux on x86-64, and leave to do it"])
  }
}

@Suite("PatternCosts: statistics")
struct StatisticsTests {
  @Test("The median is the value in the middle, and a quarter is below the other")
  func quantiles() {
    #expect([7.0].median == 7 && [7.0].quarter == 7)
    #expect([3.0, 1, 100].median == 3)
    #expect([100.0, 4, 3, 2, 1].quarter == 2)
  }
}
