// Fails followsWhatIsDropped: a root must bring even what no image needs.
// Also fails followsWhatIsAdded.
// TASK 1: Let the page ask for what it uses, and for whatever its image asks for.
typealias ProductPageDependencies = TrackingDependency & LoggingDependency
  & AnalyticsDependency
