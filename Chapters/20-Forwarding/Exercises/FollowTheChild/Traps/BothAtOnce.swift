// Fails followsWhatIsDropped: beside the image's alias, the list is still there.
// TASK 1: Say what the page asks for.
typealias ProductPageDependencies = TrackingDependency & LoggingDependency
  & ProductImageDependencies
