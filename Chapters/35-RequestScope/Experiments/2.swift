// In Logger.swift, `Logger` is a class: `final class Logger: @unchecked Sendable`. What does `scopeLog.lines`
// print?
// Edit Logger.swift, instead of:
struct Logger: Sendable {
// put:
final class Logger: @unchecked Sendable {
// Asks:
// == A scope for each request ==
// scopeLog.lines // ["reserved mug request-id=r2", "reserved tea request-id=r2"]
// Changes:
// == A scope for each request ==
// scopeLog.lines // ["reserved mug request-id=r2", "reserved tea request-id=r2"]
// == A value of the task ==
// taskLog.lines // ["reserved mug request-id=r2", "reserved tea request-id=r2"]
// Because:
// All scopes have the app's one logger now, so Bob's request replaces the id in it while Ada's request waits. A struct is
// copied by the assignment in `scope(for:)`.
