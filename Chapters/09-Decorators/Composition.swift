// Two ways to nest the same decorators.

func logAroundRetry(_ log: @escaping Log) -> any Repository {
  LoggingRepository(
    repository: RetryingRepository(repository: UserRepository()), log: log)
}

func retryAroundLog(_ log: @escaping Log) -> any Repository {
  RetryingRepository(
    repository: LoggingRepository(repository: UserRepository(), log: log))
}
