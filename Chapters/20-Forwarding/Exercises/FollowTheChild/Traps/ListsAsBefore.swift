// Fails followsWhatIsDropped: what the image needed once is listed for ever.
// Also fails followsWhatIsAdded.
// TASK 1: Let the page ask for what it uses, and for whatever its image asks for.
typealias ProductPageDependencies = LoggingDependency & TrackingDependency
