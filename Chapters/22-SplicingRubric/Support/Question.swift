import Playground

/// The program's answer to a question on the command line.
struct Reply {
  let lines: [String]
  /// 0 for an answer, 2 for a usage error.
  let status: Int32
}

/// `swift run SplicingRubric entire-feature internal`: the recommendation, followed by the reasons.
func reply(to arguments: [String]) -> Reply {
  if arguments.contains("--help") || arguments.contains("-h") {
    return Reply(lines: usage, status: 0)
  }
  guard arguments.count == 2 else {
    let found = arguments.count == 1 ? "1 argument" : "\(arguments.count) arguments"
    return usageError("Expected a scope and an accessibility, found \(found).")
  }
  guard let scope = MemoryScope(rawValue: arguments[0]) else {
    return usageError("Unknown scope '\(arguments[0])'.")
  }
  guard let accessibility = Accessibility(rawValue: arguments[1]) else {
    return usageError("Unknown accessibility '\(arguments[1])'.")
  }
  let recommendation = recommend(scope, accessibility)
  return Reply(lines: ["\(recommendation)"] + reasons(scope, accessibility), status: 0)
}

private func usageError(_ message: String) -> Reply {
  Reply(lines: [message] + usage, status: 2)
}

private var usage: [String] {
  let scopes = MemoryScope.allCases.map { ["", $0.rawValue, $0.meaning] }
  let accessibilities = Accessibility.allCases.map { ["", $0.rawValue, $0.meaning] }
  return ["Usage: swift run SplicingRubric SCOPE ACCESSIBILITY", "", "SCOPE:"] + table(scopes)
    + ["", "ACCESSIBILITY:"] + table(accessibilities)
}
