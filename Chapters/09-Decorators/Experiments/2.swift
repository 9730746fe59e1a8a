// In `OutcomeLoggingRepository.swift`, `get` logs an error and then returns `Data()` instead of throwing
// the error again. What is `offline.calls` then?
// Edit OutcomeLoggingRepository.swift, instead of:
      throw error
// put:
      return Data()
// Asks:
// == Logging and a retry ==
// offline.calls // 3
// Changes:
// == A request that fails ==
// Result { try outcomes.get(with: "u9") } // success(0 bytes)
// == Logging and a retry ==
// gone: Requesting: u1
// gone: Failed: offline
// offline.calls // 3
// Because:
// Inside the retry, the log turns the first failure into an answer, so the retry has no reason to call
// again. Outside, the retry still calls twice, and the log hides only the last error from the screen.
