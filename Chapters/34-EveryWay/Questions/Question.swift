import Foundation

/// What is asked of every way: a column of the matrix.
enum Question: String, CaseIterable {
  case tests, together, forgotten, logout, windows, reach, replaced, dependency

  var text: String {
    switch self {
    case .tests: "How many of the four services can one test replace?"
    case .together: "Do two tests at once each get their own clock?"
    case .forgotten: "When is it noticed that the wiring forgot the clock?"
    case .logout: "How long does the store live after its window was closed?"
    case .windows: "Do two windows have a store each?"
    case .reach: "Which code has the store, and can read it?"
    case .replaced: "Does an open login see a clock that is replaced?"
    case .dependency: "How many lines and declarations does one more dependency change?"
    }
  }
}

extension Way {
  /// Runs a probe, or says what the way states.
  ///
  /// - Parameter program: this program, for the probe that runs it once more.
  func answer(to question: Question, program: URL) async throws -> String {
    switch question {
    case .tests: "\(await replaced())"
    case .together: await keepsTestsApart() ? "apart" : "mixed"
    case .forgotten: try await noticed(by: program).rawValue
    case .logout: await either { await afterLogout(wired: $0).rawValue }
    case .windows: await either { await storesOfTwoWindows(wired: $0) == 2 ? "own" : "shared" }
    case .reach: await reach().description
    case .replaced: await replacement().rawValue
    case .dependency: "\(dependency.lines)/\(dependency.declarations)"
    }
  }

  /// The answers of both wirings, or one if they are the same.
  private func either(_ ask: (Wiring) async -> String) async -> String {
    let (once, forEach) = (await ask(.once), await ask(.forEachWindow))
    return once == forEach ? once : "\(once)/\(forEach)"
  }
}
