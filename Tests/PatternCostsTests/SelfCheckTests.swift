import Testing

@testable import PatternCosts

@Suite("PatternCosts: what a run must keep")
struct SelfCheckTests {
  private let direct = Figure.made("direct concrete call", timesDirect: 1, limit: .free)

  /// A run of the direct call and another figure, and the lines that are not kept.
  struct Run: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var figure = Figure.made()
    var samples = 100
    var recorded: Double? = 2.5
    var broken: [String] = []
  }

  private static let runs = [
    Run(testDescription: "within its limits"),
    Run(
      testDescription: "disturbed too often", samples: 99,
      broken: [
        "NO    there are 100 samples in which the core was not shared: only 99. Try again later."
      ]),
    Run(testDescription: "as dear as recorded", figure: .made(timesDirect: 2.5)),
    Run(
      testDescription: "dearer than recorded", figure: .made(timesDirect: 2.51),
      broken: ["OVER  some pattern: 2.51x of at most 2.50x"]),
    Run(testDescription: "almost free", figure: .made(timesDirect: 1.05, limit: .free)),
    Run(
      testDescription: "to be free, and is not", figure: .made(timesDirect: 1.06, limit: .free),
      broken: ["OVER  some pattern: 1.06x of at most 1.05x"]),
    Run(
      testDescription: "nothing recorded", recorded: nil,
      broken: ["NO    some pattern: nothing recorded"]),
    Run(
      testDescription: "samples that do not agree", figure: .made(spread: 0.26),
      broken: [
        "NO    the samples of a row agree: not some pattern",
        "WIDE  some pattern: 2.00x of at most 2.50x",
      ]),
    Run(
      testDescription: "a call taken out of the loop", figure: .made(isHonest: false),
      broken: [
        "NO    every answer is right, and twice the calls take twice as long: not some pattern"
      ]),
    Run(
      testDescription: "an allocation", figure: .made(allocations: 1),
      broken: ["NO    no row allocates but the service locators: not some pattern"]),
    Run(
      testDescription: "allocations of a locator",
      figure: .made("named service locator", allocations: 6)),
    Run(testDescription: "readers side by side", figure: .made(twoThreads: 1.15)),
    Run(
      testDescription: "readers that slow each other down", figure: .made(twoThreads: 1.16),
      broken: [
        "NO    two threads that only read do not slow each other down: not some pattern"
      ]),
    Run(testDescription: "writers", figure: .made(twoThreads: 9, sharing: .writes)),
    Run(testDescription: "no second thread", figure: .made(twoThreads: nil, sharing: .mainActor)),
  ]

  @Test("What is not kept is said, and nothing else", arguments: runs)
  func lines(of run: Run) {
    let check = SelfCheck([direct, run.figure], samples: run.samples) { _ in run.recorded }
    #expect(check.lines.filter { !$0.isKept }.map(\.text) == run.broken)
    #expect(check.isKept == run.broken.isEmpty)
  }

  @Test("Where nobody counts allocations, it says so")
  func uncounted() {
    let lines = SelfCheck([direct, .made(allocations: nil)], samples: 100) { _ in 2.5 }.lines
    #expect(lines.contains { $0.isKept && $0.text.contains("nobody counts the allocations") })
  }
}

@Suite("PatternCosts: statistics")
struct StatisticsTests {
  @Test("The median is the value in the middle")
  func median() {
    #expect([7.0].median == 7)
    #expect([3.0, 1, 100].median == 3)
  }

  @Test("The middle is the mean of the middle half, whatever the others are")
  func middle() {
    #expect([7.0].middle == 7)
    #expect([0.0, 4, 6, 1_000].middle == 5)
    #expect([1_000.0, 6, 4, 0].middle == 5)
  }

  @Test("The spread is the width of the middle half, as part of the median")
  func spread() {
    #expect([5.0, 5, 5, 5].spread == 0)
    #expect([8.0, 9, 10, 11, 12].spread == 0.2)
  }
}
