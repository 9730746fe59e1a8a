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

/// The result of a call, or the error that it throws, as a string that `expect` can compare: `42 cents by
/// card`, `threw Declined()`.
public func told(_ call: () throws -> Any) -> String {
  do { return "\(try call())" } catch { return "threw \(error)" }
}

/// The same for an asynchronous call.
public func told(
  isolation: isolated (any Actor)? = #isolation, _ call: () async throws -> Any
) async -> String {
  do { return "\(try await call())" } catch { return "threw \(error)" }
}
