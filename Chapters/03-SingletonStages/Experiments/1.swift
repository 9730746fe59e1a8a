// In `Stages/PropertyStage.swift`, the view model's property becomes `lazy`. The test still sets its
// mock before the first login. What does the last `Server.calls(since: start)` of "A property, and an
// empty mock" print?
// Edit Stages/PropertyStage.swift, instead of:
    var client = ServerAPIClient.shared
// put:
    lazy var client = ServerAPIClient.shared
// Asks:
// == A property, and an empty mock ==
// Server.calls(since: start) // ["connect", "login"]
// Changes:
// == A property, and an empty mock ==
// Server.calls(since: start) // []
// Server.calls(since: start) // ["connect"]
// Server.calls(since: start) // ["connect", "login"]
// Because:
// A lazy property creates its value at its first read. The test sets the property before that, so
// `shared` is never created, and only the mock connects. It still inherits the real `login`.
