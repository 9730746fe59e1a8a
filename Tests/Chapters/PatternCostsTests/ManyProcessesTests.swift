import Testing

@testable import PatternCosts

@MainActor
@Suite("PatternCosts: several processes, and what the counts say")
struct ManyProcessesTests {
  /// The direct call, another row, and the loops of the units.
  private let rows =
    Rows().all.filter { $0.table == .units || $0.name == "direct concrete call" }
    + Rows().all.filter { $0.name == "static let shared" }
  private let direct = Counts([.step: 10])
  private var units: [Counts] {
    [
      Counts([.step: 110]), Counts([.step: 10, .load: 10]), Counts([.step: 10, .call: 10]),
      Counts([.step: 10, .atomic: 10]), Counts([.step: 10, .allocation: 10]),
    ]
  }
  /// The direct call takes one nanosecond, a step 0.1, a load 1, a call 2, an atomic operation 3, an
  /// allocation 20.
  private let times = [1.0, 11, 11, 21, 31, 201]

  /// What a process finds, in which the row takes so many nanoseconds.
  private func findings(_ time: Double) -> Measurement.Findings {
    Measurement.Findings(nanoseconds: times + [time], shared: [.atomic: 62], rounds: 9)
  }

  private func processes(_ times: Double...) -> ManyProcesses {
    var rest = times[...]
    return ManyProcesses(isTimeUp: { rest.isEmpty }, { findings(rest.removeFirst()) })
  }

  private func figure(_ row: Counts, _ times: Double...) -> Figure {
    var rest = times[...]
    let processes = ManyProcesses(isTimeUp: { rest.isEmpty }, { findings(rest.removeFirst()) })
    return processes.figures(of: rows, counts: [direct] + units + [row]).last!
  }

  @Test("Five are the most, and the last begins before the time is up")
  func enough() {
    #expect(processes(1, 1, 1, 1, 1, 1, 1).findings.count == 5)
    #expect(processes(1, 1).findings.count == 2)
  }

  @Test("The report has the tables, the prices, the self-check, and how sure it is")
  func report() throws {
    let counts = [direct] + units + [direct]
    let report = Report(processes(1, 2), of: rows, counts: counts) { name in
      rows.firstIndex { $0.name == name }.map { counts[$0] }
    }
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("==") } == [
        "== One call ==", "== How it grows ==", "== Another leaf ==",
        "== What the units are made of ==", "== Prices ==", "== Self-check ==",
        "== How sure it is ==",
      ])
    let prices = try #require(lines.firstIndex(of: "== Prices =="))
    #expect(
      lines[(prices + 1)...] == [
        "a step                  0.10 ns", "a load                  1.00 ns",
        "an indirect call        2.00 ns",
        "an atomic operation     3.00 ns, 2.0 times that beside another thread",
        "an allocation          20.00 ns", "== Self-check ==", "ok    every answer is right",
        "ok    every row does what is recorded",
        "ok    no row takes more than one and a half times what its counts say",
        "?     static let shared: more than its counts say in 1 of 2 processes",
        "== How sure it is ==", "2 processes, of 9 rounds at least.",
        "They are 0 % apart about half of the rows or less, 100 % about static let shared.",
      ])
    #expect(lines.count { $0.contains("static let shared") } == 3)
    #expect(report.isKept)
  }

  @Test("How far processes are apart is told of half of the rows, and of the worst")
  func apart() {
    let even = findings(1).nanoseconds
    let uneven = even.indices.map { even[$0] * (1 + Double($0) / 10) }
    var rest = [even, uneven][...]
    let processes = ManyProcesses(
      isTimeUp: { rest.isEmpty },
      { Measurement.Findings(nanoseconds: rest.removeFirst(), shared: [:], rounds: 9) })
    let report = Report(processes, of: rows, counts: nil) { _ in nil }
    #expect(
      report.text.hasSuffix(
        "They are 30 % apart about half of the rows or less, 60 % about static let shared."))
  }

  @Test("Each unit's price is what its loop takes besides")
  func prices() {
    let counts = [direct] + units + [direct]
    let prices = Unit.allCases.map { processes(1).price(of: $0, rows: rows, counts: counts) ?? 0 }
    for (price, expected) in zip(prices, [0.1, 1, 2, 3, 20]) {
      #expect(abs(price - expected) < 0.001)
    }
    #expect(processes(1).price(of: .load, rows: rows, counts: nil) == nil)
    #expect(processes(1).shared(.atomic, rows: rows) == 2)
    #expect(processes(1).shared(.load, rows: rows) == nil)
  }

  @Test("What the counts say is the direct call and a price for each thing besides")
  func said() {
    let figure = figure(Counts([.step: 20, .load: 2, .allocation: 1]), 24)
    #expect(abs((figure.said ?? 0) - (1 + 1 + 2 + 20)) < 0.001)
    #expect(figure.over == 0)
  }

  @Test("Above one and a half times what they say, and half a nanosecond, a row is over")
  func over() {
    let counts = Counts([.step: 20, .call: 4])
    #expect(figure(counts, 15.4).over == 0)
    #expect(figure(counts, 15.6).over == 1)
    #expect(figure(counts, 15.6, 10, 16).over == 2)
  }

  @Test("What does the same as the direct call is over above a quarter more")
  func free() {
    #expect(figure(direct, 1.7).over == 0)
    #expect(figure(direct, 1.8).over == 1)
  }

  @Test("Of more than four thousand steps the time says nothing")
  func manySteps() {
    #expect(figure(Counts([.step: 4_001]), 9_999).over == 0)
    #expect(figure(Counts([.step: 4_000]), 9_999).over == 1)
  }

  @Test("The median counts, and how far the processes are apart is told")
  func median() {
    let figure = figure(direct, 1, 2, 9)
    #expect(figure.nanoseconds == 2 && figure.apart == 4)
  }

  @Test("A process that fails is told")
  func failure() {
    let failure = Measurement.ProcessFailed(status: 1)
    #expect(throws: Measurement.ProcessFailed.self) {
      try ManyProcesses(isTimeUp: { false }, { throw failure })
    }
  }
}
