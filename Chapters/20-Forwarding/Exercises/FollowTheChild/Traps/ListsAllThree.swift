// Fails followsWhatIsDropped: a root must bring even what no image needs.
// Also fails followsWhatIsAdded.
// TASK 1: Say what the page asks for.
typealias ProductPageDependencies = TrackingDependency & LoggingDependency
  & AnalyticsDependency
