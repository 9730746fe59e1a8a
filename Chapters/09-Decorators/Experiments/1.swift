// In `Composition.swift`, `makeRepository` puts a second `RetryingRepository` around the first one. What is
// `offline.calls` then?
// Edit Composition.swift, instead of:
  RetryingRepository(repository: OutcomeLoggingRepository(repository: server, log: log))
// put:
  RetryingRepository(
    repository: RetryingRepository(
      repository: OutcomeLoggingRepository(repository: server, log: log)))
// Asks:
// == Logging and a retry ==
// offline.calls // 6
// Changes:
// == Logging and a retry ==
// new: Requesting: u1
// new: Failed: offline
// new: Requesting: u1
// new: Failed: offline
// offline.calls // 6
// Because:
// The inner retry calls twice for each of its calls, and the outer one calls it twice. Retries multiply,
// so two teams that each add one make four requests. `outside` adds two, as before.
