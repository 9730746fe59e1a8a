// Fails keepsItsOwn: when the stars count, their need is not listed.
// TASK 2: Let the reviews ask for what they use, and for whatever their stars ask for.
typealias ReviewsDependencies = LoggingDependency
