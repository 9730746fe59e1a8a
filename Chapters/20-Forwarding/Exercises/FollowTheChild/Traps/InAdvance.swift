// Fails asksForNoMore: who has no stars that count must bring a counter today.
// TASK 2: Say what the reviews ask for.
typealias ReviewsDependencies = LoggingDependency & AnalyticsDependency & StarsDependencies
