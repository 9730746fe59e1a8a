import Testing
import ToolSupport

@testable import LabKit

@Suite("Medians")
struct StopwatchTests {
  @Test("The median of one time is that time")
  func one() {
    #expect(median(of: [.milliseconds(7)]) == .milliseconds(7))
  }

  @Test("The median of an odd number of times is the one in the middle")
  func odd() {
    #expect(median(of: [.seconds(9), .milliseconds(1), .seconds(2)]) == .seconds(2))
  }

  @Test("The median of an even number of times lies between the two in the middle")
  func even() {
    let times: [Duration] = [.seconds(8), .seconds(1), .seconds(3), .seconds(2)]
    #expect(median(of: times) == .milliseconds(2500))
  }

  @Test("Each trial has its turn in each round, and the first round does not count")
  func rounds() async throws {
    let turns = Locked<[String]>([])
    let times = Locked<[Duration]>([100, 1, 3, 2].map { .seconds($0) })
    let lab = FakeLab()
    let environment = ToolEnvironment(
      files: lab.files, processes: lab.machine, console: lab.page, variables: [:],
      directory: "/", executable: "/lab")
    let left: Bench.Trial = { () throws(ToolError) in
      turns.withLock { $0.append("left") }
      return times.withLock { $0.removeFirst() }
    }
    let right: Bench.Trial = { () throws(ToolError) in
      turns.withLock { $0.append("right") }
      return .seconds(5)
    }
    let medians = try await Bench(environment: environment, stopwatch: lab.machine)
      .medians("left and right", rounds: 3, of: [left, right])
    #expect(medians == [.seconds(2), .seconds(5)])
    #expect(turns.withLock { $0 } == (0...3).flatMap { _ in ["left", "right"] })
    #expect(lab.page.errors == "left and right\n")
  }

  @Test(
    "A percentile is the time at its nearest rank",
    arguments: [
      (1, 95, 1), (2, 50, 1), (2, 51, 2), (19, 95, 19), (20, 95, 19), (21, 95, 20), (40, 95, 38),
      (100, 95, 95), (101, 95, 96), (20, 100, 20), (20, 1, 1),
    ])
  func nearestRank(count: Int, percent: Int, rank: Int) {
    let times = (1...count).reversed().map { Duration.seconds($0) }
    #expect(percentile(percent, of: times) == .seconds(rank))
  }
}
