import Playground

/// What a person gets who asks the rubric on the command line.
struct Reply {
  let lines: [String]
  /// 0 for an answer, 2 where the command was used wrongly.
  let status: Int32
}

/// `swift run SplicingRubric entire-feature internal`: the recommendation, and below it why.
func reply(to words: [String]) -> Reply {
  if words.contains("--help") || words.contains("-h") { return Reply(lines: usage, status: 0) }
  guard words.count == 2 else {
    let found = "Expected a scope and an accessibility, found \(words.count) words."
    return Reply(lines: [words.count == 1 ? "One word is missing." : found] + usage, status: 2)
  }
  guard let scope = MemoryScope(rawValue: words[0]) else {
    return Reply(lines: ["'\(words[0])' is no memory scope."] + usage, status: 2)
  }
  guard let accessibility = Accessibility(rawValue: words[1]) else {
    return Reply(lines: ["'\(words[1])' is no accessibility."] + usage, status: 2)
  }
  let recommendation = recommend(scope, accessibility)
  return Reply(lines: ["\(recommendation)"] + reasons(scope, accessibility), status: 0)
}

/// How to ask, and all the words there are.
private var usage: [String] {
  let scopes = MemoryScope.allCases.map { ["", $0.rawValue, $0.meaning] }
  let accessibilities = Accessibility.allCases.map { ["", $0.rawValue, $0.meaning] }
  return ["Usage: swift run SplicingRubric SCOPE ACCESSIBILITY", "", "SCOPE:"] + table(scopes)
    + ["", "ACCESSIBILITY:"] + table(accessibilities)
}
