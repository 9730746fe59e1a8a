// In Rejected/Decode.swift, `decode` becomes `async throws`. Does the chapter still compile?
// Edit Rejected/Decode.swift, instead of:
func decode(_ data: Data) throws -> [Item] {
// put:
func decode(_ data: Data) async throws -> [Item] {
// Refused:
// error: expression is 'async' but is not marked with 'await'
