/// Asks each question once, and answers from memory after that. A question that got an error is asked again.
package actor AsyncCache<Question: Hashable & Sendable, Answer: Sendable> {
  private var asked: [Question: Task<Result<Answer, ToolError>, Never>] = [:]

  package init() {}

  /// - Parameter ask: finds the answer; it is not called where the question was asked before.
  package func answer(
    to question: Question, _ ask: @escaping @Sendable () async throws(ToolError) -> Answer
  ) async throws(ToolError) -> Answer {
    let task = asked[question] ?? Task { await Result(of: ask) }
    asked[question] = task
    let result = await task.value
    if case .failure = result, asked[question] == task { asked[question] = nil }
    return try result.get()
  }
}
