/// In the root: the shop's repository, which tries twice and logs each try.
func makeRepository(
  around server: any Repository, log: @escaping (String) -> Void
) -> any Repository {
  RetryingRepository(repository: OutcomeLoggingRepository(repository: server, log: log))
}
