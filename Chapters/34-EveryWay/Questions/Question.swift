import Foundation

/// A column of the matrix.
enum Question: String, CaseIterable {
  case tests, together, forgotten, logout, windows, reach, replaced, dependency

  var text: String {
    switch self {
    case .tests: "How many of the four services can one test replace?"
    case .together: "Do two tests at once each get their own clock?"
    case .forgotten: "When do you notice that the wiring forgot the clock?"
    case .logout: "How long does the store live after its window is closed?"
    case .windows: "Does each window have its own store?"
    case .reach: "Which code can read the store?"
    case .replaced: "Does an open login see a replaced clock?"
    case .dependency: "How many lines and declarations does a new dependency change?"
    }
  }
}

extension Way {
  /// Runs a probe, or returns the number that the way states.
  ///
  /// - Parameter program: this program, for the probe that runs it again.
  func answer(to question: Question, program: URL) async throws -> String {
    switch question {
    case .tests: "\(await replaceableServices())"
    case .together: await keepsTestsApart() ? "apart" : "mixed"
    case .forgotten: try await detection(running: program).rawValue
    case .logout: await answerForBothWirings { await afterLogout(wired: $0).rawValue }
    case .windows:
      await answerForBothWirings { await storesOfTwoWindows(wired: $0) == 2 ? "own" : "shared" }
    case .reach: await reach().description
    case .replaced: await replacement().rawValue
    case .dependency: "\(dependency.lines)/\(dependency.declarations)"
    }
  }

  /// The answers for both wirings, or a single answer if they are the same.
  private func answerForBothWirings(_ answer: (Wiring) async -> String) async -> String {
    let (once, forEach) = (await answer(.once), await answer(.forEachWindow))
    return once == forEach ? once : "\(once)/\(forEach)"
  }
}
