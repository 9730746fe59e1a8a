/// Computes each answer once and caches it. Errors aren't cached.
package actor AsyncCache<Question: Hashable & Sendable, Answer: Sendable> {
  private var tasks: [Question: Task<Result<Answer, ToolError>, Never>] = [:]

  package init() {}

  /// - Parameter ask: computes the answer; not called if it is cached or being computed.
  package func answer(
    to question: Question, _ ask: @escaping @Sendable () async throws(ToolError) -> Answer
  ) async throws(ToolError) -> Answer {
    let task = tasks[question] ?? Task { await Result(of: ask) }
    tasks[question] = task
    let result = await task.value
    if case .failure = result, tasks[question] == task { tasks[question] = nil }
    return try result.get()
  }
}
