import Testing

@testable import PatternCosts

@MainActor
@Suite("PatternCosts: several processes")
struct ManyProcessesTests {
  /// Two rows: the direct call, and one that it is compared with.
  private let rows = Array(Rows().all.prefix(2))

  /// What a process finds, in which the second row costs so many nanoseconds and the direct call one.
  private func findings(
    _ cost: Double, samples: Int = 30, wholeCore: Double = 1, doubled: Double = 2,
    isRight: Bool = true
  ) -> Measurement.Findings {
    let sample = Measurement.Sample(costs: [1, cost], loop: 0.1, wholeCore: wholeCore)
    return Measurement.Findings(
      samples: Array(repeating: sample, count: samples), doubled: [2, doubled],
      isRight: [true, isRight], twoThreads: [1, 3], allocations: [nil, 6])
  }

  /// What is found one after the other; the last again and again.
  private func processes(_ all: Measurement.Findings...) -> ManyProcesses {
    var rest = all[...]
    return ManyProcesses { rest.count > 1 ? rest.removeFirst() : rest[rest.startIndex] }
  }

  @Test("Five are enough where nobody disturbs them")
  func fewest() {
    let processes = processes(findings(2))
    #expect(processes.findings.count == 5)
    #expect(processes.undisturbed.count == 150)
  }

  @Test("What is measured while the core is shared is left out, and another process measures")
  func disturbed() {
    let disturbed = findings(9, wholeCore: 1.06)
    let processes = processes(disturbed, disturbed, disturbed, findings(2))
    #expect(processes.findings.count == 3 + 4)
    #expect(processes.undisturbed.count == 120)
    #expect(processes.figures(of: rows)[1].timesDirect == 2)
  }

  @Test("A twentieth is not called disturbed")
  func tolerance() {
    #expect(processes(findings(2), findings(2, wholeCore: 1.05)).undisturbed.count == 150)
  }

  @Test("Sixty that find too little are the last")
  func most() {
    let processes = processes(findings(2, samples: 1), findings(3, wholeCore: 1.5))
    #expect(processes.findings.count == 60)
    #expect(processes.undisturbed.count == 1)
    #expect(!SelfCheck(processes.figures(of: rows), samples: 1) { _ in 3 }.isKept)
  }

  @Test("One process in which a row is dearer changes neither its cost nor its spread")
  func addresses() {
    let figure = processes(findings(2), findings(2), findings(9), findings(2)).figures(of: rows)[1]
    #expect(figure.timesDirect == 2 && figure.nanoseconds == 2 && figure.addedNanoseconds == 1)
    #expect(figure.spread == 0)
  }

  @Test("A figure has what all processes say of its row")
  func figure() {
    let figures = processes(findings(2)).figures(of: rows)
    #expect(figures.map(\.pattern) == rows.map(\.name))
    #expect(figures.map(\.twoThreads) == [1, 3])
    #expect(figures.map(\.allocations) == [nil, 6])
    #expect(figures.map(\.isHonest) == [true, true])
  }

  @Test("One wrong answer is wrong, and a call that was taken out of the loop is not honest")
  func honest() {
    let wrong = processes(findings(2), findings(2, isRight: false), findings(2))
    #expect(wrong.figures(of: rows).map(\.isHonest) == [true, false])
    #expect(!processes(findings(2, doubled: 1.2)).figures(of: rows)[1].isHonest)
  }

  @Test("A process that fails is told")
  func failure() {
    let failure = Measurement.ProcessFailed(status: 1)
    #expect(throws: Measurement.ProcessFailed.self) { try ManyProcesses { throw failure } }
  }
}
