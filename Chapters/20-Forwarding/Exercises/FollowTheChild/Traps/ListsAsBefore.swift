// Fails followsWhatIsDropped: what the image needed once is listed for ever.
// Also fails followsWhatIsAdded.
// TASK 1: Say what the page asks for.
typealias ProductPageDependencies = LoggingDependency & TrackingDependency
