import LabKit
import Testing

@testable import PatternCosts

@Suite("PatternCosts: what a run must keep")
struct SelfCheckTests {
  private let direct = Figure.made("direct concrete call", timesDirect: 1, limit: .free)

  /// The lines that are not kept, of a run with that figure.
  private func broken(_ figure: Figure, recorded: Double? = 2.5) -> [String] {
    SelfCheck([direct, figure], samples: 100) { _ in recorded }.lines
      .filter { !$0.isKept }.map(\.text)
  }

  @Test("A run within its limits is kept")
  func kept() {
    #expect(broken(.made()) == [])
    #expect(SelfCheck([direct, .made()], samples: 100) { _ in 2.5 }.isKept)
  }

  @Test("A run that was disturbed too often is not kept, and says so")
  func fewSamples() {
    let lines = SelfCheck([direct, .made()], samples: 99) { _ in 2.5 }.lines.filter { !$0.isKept }
    #expect(
      lines.map(\.text) == [
        "NO    there are 100 samples in which the core was not shared: only 99. Try again later."
      ])
  }

  @Test("A row that is dearer than recorded is over")
  func over() {
    #expect(broken(.made(timesDirect: 2.51)) == ["OVER  some pattern: 2.51x of at most 2.50x"])
    #expect(broken(.made(timesDirect: 2.5)) == [])
  }

  @Test("A row that is to be free is over beyond 1.05")
  func free() {
    #expect(broken(.made(timesDirect: 1.05, limit: .free)) == [])
    #expect(
      broken(.made(timesDirect: 1.06, limit: .free)) == [
        "OVER  some pattern: 1.06x of at most 1.05x"
      ])
  }

  @Test("A row without a record is not kept")
  func unrecorded() {
    #expect(broken(.made(), recorded: nil) == ["NO    some pattern: nothing recorded"])
  }

  @Test("A row whose samples do not agree is not judged, and that is no pass")
  func wide() {
    #expect(
      broken(.made(spread: 0.26)) == [
        "NO    the samples of a row agree: not some pattern",
        "WIDE  some pattern: 2.00x of at most 2.50x",
      ])
  }

  @Test("A call that was taken out of the loop, or a wrong answer")
  func honest() {
    #expect(
      broken(.made(isHonest: false)) == [
        "NO    every answer is right, and twice the calls take twice as long: not some pattern"
      ])
  }

  @Test("An allocation, but for a locator's")
  func allocations() {
    #expect(
      broken(.made(allocations: 1)) == [
        "NO    no row allocates but the service locators: not some pattern"
      ])
    #expect(broken(.made("named service locator", allocations: 6)) == [])
  }

  @Test("Where nobody counts allocations, it says so")
  func uncounted() {
    let lines = SelfCheck([direct, .made(allocations: nil)], samples: 100) { _ in 2.5 }.lines
    #expect(lines.contains { $0.isKept && $0.text.contains("nobody counts the allocations") })
  }

  @Test("Two threads that only read, and yet slow each other down")
  func threads() {
    #expect(
      broken(.made(twoThreads: 1.16)) == [
        "NO    two threads that only read do not slow each other down: not some pattern"
      ])
    #expect(broken(.made(twoThreads: 1.15)) == [])
    #expect(broken(.made(twoThreads: 9, sharing: .writes)) == [])
    #expect(broken(.made(twoThreads: nil, sharing: .mainActor)) == [])
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
