// Fails keepsItsOwn: when the stars count, their need is not listed.
// TASK 2: Say what the reviews ask for.
typealias ReviewsDependencies = LoggingDependency
