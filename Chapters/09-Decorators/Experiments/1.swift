// In `Composition.swift`, `retryAroundLog` gets a second `RetryingRepository` around the first one.
// What does the log contain for `u9`?
// Edit Composition.swift, instead of:
  RetryingRepository(
    repository: LoggingRepository(repository: UserRepository(), log: log))
// put:
  RetryingRepository(
    repository: RetryingRepository(
      repository: LoggingRepository(repository: UserRepository(), log: log)))
// Asks:
// == Logging and a retry ==
// log(for: "u9", through: retryAroundLog) // ["Requesting: u9", "Requesting: u9", "Requesting: u9", "Requesting: u9"]
// Changes:
// == Logging and a retry ==
// log(for: "u9", through: retryAroundLog) // ["Requesting: u9", "Requesting: u9", "Requesting: u9", "Requesting: u9"]
// Because:
// The inner retry calls twice for each of its calls, and the outer one calls it twice. Retries multiply,
// so two teams that each add one make four requests.
