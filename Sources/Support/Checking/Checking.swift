import Testing

/// Ends a check where a value is not as its task says, and tells both in words: `expected ["tea"]
/// from the list of client A, found []`.
///
/// It is a call without macros, so that a check compiles as fast as any other function. Note what is
/// called with `Log` of the module `Playground`, and watch what is freed with its `Lifetimes`.
///
/// - Parameters:
///   - what: where the value comes from, in the learner's words: `from the list of client A`.
/// - Throws: what `#require` throws; the check is red then, and goes no further.
public func expect<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, file: String = #fileID,
  path: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  let place = SourceLocation(fileID: file, filePath: path, line: line, column: column)
  // An empty text can't be seen otherwise.
  let (one, other) = (
    wanted as? String == "" ? "\"\"" : "\(wanted)", found as? String == "" ? "\"\"" : "\(found)"
  )
  let words = Comment(rawValue: "expected \(one) \(what), found \(other)")
  try #require(found == wanted, words, sourceLocation: place)
}

/// What a call returns, or the error that it throws, as a text that `expect` can compare: `42 cents by
/// card`, `threw Declined()`.
public func told(_ call: () throws -> Any) -> String {
  do { return "\(try call())" } catch { return "threw \(error)" }
}

/// The same of a call that waits.
public func told(
  isolation: isolated (any Actor)? = #isolation, _ call: () async throws -> Any
) async -> String {
  do { return "\(try await call())" } catch { return "threw \(error)" }
}
