// Refused: the introduction's calls on the services of the later snippets, and its event, whose type no snippet declares (CPDI-E34)

@testable import ProtocolComposition

func thunk(logger: any Logging, tracker: any Tracking) {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'any Logging' has no member 'logDebug'}}
    logger.logDebug("Thunk was called!")
    // expected-error@+1 {{value of type 'any Tracking' has no member 'trackEvent'}}
    tracker.trackEvent("thunk")
    // expected-error@+1 {{cannot find 'Events' in scope}}
    tracker.track(Events.thunk)
  #else
    logger.log("Thunk was called!")
    tracker.track("thunk")
  #endif
}
