// Fails keepsItsOwn: who has no stars that count must bring a counter today.
// TASK 2: Let the reviews ask for what they use, and for whatever their stars ask for.
typealias ReviewsDependencies = LoggingDependency & AnalyticsDependency & StarsDependencies
