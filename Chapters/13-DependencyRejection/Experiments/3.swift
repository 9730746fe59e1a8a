// In Rejected/Decode.swift, `decode` becomes `async throws`. Does the chapter still compile?
// Edit Rejected/Decode.swift, instead of:
func decode(_ data: Data) throws -> [Item] {
// put:
func decode(_ data: Data) async throws -> [Item] {
// Refused:
// error: expression is 'async' but is not marked with 'await'
// Because:
// A caller of an `async` function must await it, and a test of `decode` would have to be `async` too. So
// the type shows that the function may now wait.
