import Foundation

/// Does the same work for several inputs side by side, and returns the results in their order.
///
/// - Parameter atOnce: how many at a time; as many as there are cores unless said.
/// - Throws: the first error in the order of the inputs, after all have ended.
package func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], atOnce: Int? = nil,
  _ work: @escaping @Sendable (Input) async throws(ToolError) -> Output
) async throws(ToolError) -> [Output] {
  let atOnce = atOnce ?? max(2, ProcessInfo.processInfo.activeProcessorCount)
  let results = await withTaskGroup(of: (index: Int, result: Result<Output, ToolError>).self) {
    group in
    var results: [(index: Int, result: Result<Output, ToolError>)] = []
    for (index, input) in inputs.enumerated() {
      if index >= atOnce, let ended = await group.next() { results.append(ended) }
      group.addTask { (index, await Result(of: { () throws(ToolError) in try await work(input) })) }
    }
    for await ended in group { results.append(ended) }
    return results.sorted { $0.index < $1.index }
  }
  return try results.map { ended throws(ToolError) in try ended.result.get() }
}

extension Result where Success: Sendable {
  /// What `work` returns, or the error that it throws.
  package init(of work: () async throws(Failure) -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
