// Fails followsWhatIsDropped: beside the image's alias, the list is still there.
// TASK 1: Let the page ask for what it uses, and for whatever its image asks for.
typealias ProductPageDependencies = TrackingDependency & LoggingDependency
  & ProductImageDependencies
