// Fails followsWhatIsAdded: one list for each version, and one version was forgotten.
// TASK 1: Let the page ask for what it uses, and for whatever its image asks for.
#if IMAGE_LOGS_NO_MORE
  typealias ProductPageDependencies = TrackingDependency
#else
  typealias ProductPageDependencies = TrackingDependency & LoggingDependency
#endif
