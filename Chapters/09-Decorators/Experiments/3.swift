// `RetryingRepository` declares its `get` as `async throws`, and nothing else changes. Does the chapter
// compile?
// Edit RetryingRepository.swift, instead of:
  func get(with key: Key) throws -> Data {
// put:
  func get(with key: Key) async throws -> Data {
// Refused:
// error: type 'RetryingRepository' does not conform to protocol 'Repository'
// Because:
// The protocol promises a method that a caller may call without `await`. An `async` method can't keep that
// promise, so it doesn't satisfy the requirement.
