import Testing

/// Fails a check if a value is wrong, with both values in the message: `expected ["tea"]
/// from the list of client A, found []`.
///
/// It uses no macro, so that a check compiles as fast as any other function. To record
/// calls and freed objects, use `Log` and `Lifetimes` of the module `Playground`.
///
/// - Parameters:
///   - what: where the value comes from, in the learner's words: `from the list of client A`.
/// - Throws: what `#require` throws; the check is red then, and goes no further.
public func expect<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, file: String = #fileID,
  path: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  let place = SourceLocation(fileID: file, filePath: path, line: line, column: column)
  // Without quotes, an empty string would be invisible.
  let (one, other) = (
    wanted as? String == "" ? "\"\"" : "\(wanted)", found as? String == "" ? "\"\"" : "\(found)"
  )
  let words = Comment(rawValue: "expected \(one) \(what), found \(other)")
  try #require(found == wanted, words, sourceLocation: place)
}

/// Like `expect`, for the effects of asynchronous work. Repeats the check for up to half a second, because the thread
/// that did the work may hold an object a moment longer.
public func expectSoon<Value: Equatable>(
  _ found: @autoclosure () -> Value, is wanted: Value, _ what: String, file: String = #fileID,
  path: String = #filePath, line: Int = #line, column: Int = #column,
  isolation: isolated (any Actor)? = #isolation
) async throws {
  let end = ContinuousClock.now + .milliseconds(500)
  var (value, reads) = (found(), 1)
  // On a loaded machine, a single sleep can outlast the time, so a minimum number of reads counts as well.
  while value != wanted, reads < 10 || ContinuousClock.now < end {
    try await Task.sleep(for: .milliseconds(1))
    (value, reads) = (found(), reads + 1)
  }
  try expect(value, is: wanted, what, file: file, path: path, line: line, column: column)
}

/// The result of a call, or the error that it throws, as a string that `expect` can compare: `42 cents by
/// card`, `no error` without a result, `threw Declined()`.
public func told(_ call: () throws -> Any) -> String {
  do { return words(try call()) } catch { return "threw \(error)" }
}

/// Like `told` above, for an asynchronous call.
public func told(
  isolation: isolated (any Actor)? = #isolation, _ call: () async throws -> Any
) async -> String {
  do { return words(try await call()) } catch { return "threw \(error)" }
}

private func words(_ result: Any) -> String { result is Void ? "no error" : "\(result)" }
