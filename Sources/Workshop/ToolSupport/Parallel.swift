import Dispatch
import Foundation

/// Maps the inputs on all cores, keeping their order.
///
/// Blocks the calling thread, so use it only for work that computes and doesn't wait.
package func onAllCores<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ work: @Sendable (Input) -> Output
) -> [Output] {
  let results = Locked([Output?](repeating: nil, count: inputs.count))
  DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
    let result = work(inputs[index])
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap(\.self) }
}

/// Maps the inputs concurrently, keeping their order.
///
/// - Parameter atOnce: the maximum number of concurrent calls; the number of cores if nil.
/// - Throws: the first error in the order of the inputs, after all calls have finished.
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
