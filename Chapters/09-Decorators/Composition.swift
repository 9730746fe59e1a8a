// Two ways to nest the same decorators.

func logAroundRetry(_ log: @escaping (String) -> Void) -> any Repository {
  LoggingRepository(
    repository: RetryingRepository(repository: UserRepository()), log: log)
}

func retryAroundLog(_ log: @escaping (String) -> Void) -> any Repository {
  RetryingRepository(
    repository: LoggingRepository(repository: UserRepository(), log: log))
}
