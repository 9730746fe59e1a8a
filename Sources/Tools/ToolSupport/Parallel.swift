import Foundation

/// Does the same work for several inputs side by side, and returns the results in their order.
///
/// - Parameter atOnce: how many at a time; as many as there are cores unless said.
/// - Throws: the first complaint in the order of the inputs, after all have ended.
package func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], atOnce: Int? = nil,
  _ work: @escaping @Sendable (Input) async throws(ToolError) -> Output
) async throws(ToolError) -> [Output] {
  let atOnce = atOnce ?? max(2, ProcessInfo.processInfo.activeProcessorCount)
  let results = await withTaskGroup(
    of: (Int, Result<Output, ToolError>).self, returning: [Int: Result<Output, ToolError>].self
  ) { group in
    var results: [Int: Result<Output, ToolError>] = [:]
    for (index, input) in inputs.enumerated() {
      if index >= atOnce, let (done, result) = await group.next() { results[done] = result }
      group.addTask {
        (index, await Result.awaiting { () throws(ToolError) in try await work(input) })
      }
    }
    for await (done, result) in group { results[done] = result }
    return results
  }
  var outputs: [Output] = []
  for index in inputs.indices {
    if let result = results[index] { outputs.append(try result.get()) }
  }
  return outputs
}

extension Result {
  /// What an asynchronous function returns or throws.
  package static func awaiting(_ work: () async throws(Failure) -> Success) async -> Result {
    do { return .success(try await work()) } catch { return .failure(error) }
  }
}
