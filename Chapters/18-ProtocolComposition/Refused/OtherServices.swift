// Refused: the introduction's calls on the services of the later snippets (CPDI-E34)

protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

#if !REPAIRED
  func thunk(logger: any Logging, tracker: any Tracking) {
    // expected-error@+1 {{value of type 'any Logging' has no member 'logDebug'}}
    logger.logDebug("Thunk was called!")
    // expected-error@+1 {{value of type 'any Tracking' has no member 'trackEvent'}}
    tracker.trackEvent("thunk")
  }
#else
  func thunk(logger: any Logging, tracker: any Tracking) {
    logger.log("Thunk was called!")
    tracker.track("thunk")
  }
#endif
