import Dispatch
import Foundation
import Playground

/// A decorator that records each request and its result or error.
struct RecordedRepository: Repository {
  let repository: any Repository
  let caller: String
  let callee: String
  let log: Log

  func get(with key: Key) throws -> Data {
    log.call("get", from: caller, to: callee)
    do {
      let data = try repository.get(with: key)
      log.answer("\(data)", from: callee, to: caller)
      return data
    } catch {
      log.answer("\(error)", from: callee, to: caller)
      throw error
    }
  }
}

/// Records a profile's request through the logging decorator.
func recordRequest(for key: Key) -> [String] {
  let log = Log()
  let users = RecordedRepository(
    repository: UserRepository(), caller: "LoggingRepository", callee: "UserRepository", log: log)
  let logging = LoggingRepository(repository: users) { line in
    log.call(line, from: "LoggingRepository", to: "log")
  }
  let profile = Profile(
    repository: RecordedRepository(
      repository: logging, caller: "Profile", callee: "LoggingRepository", log: log))
  _ = try? profile.name(of: key)
  return log.lines
}

/// Records each fetch and answer with the queue that it runs on.
struct RecordedClient<Base: ItemsClient>: ItemsClient {
  let base: Base
  let caller: String
  let callee: String
  let log: Log

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    log.call("fetchItems on \(queueName)", from: caller, to: callee)
    base.fetchItems { result in
      let count = (try? result.get().count) ?? 0
      log.answer("\(count) items on \(queueName)", from: callee, to: caller)
      completion(result)
    }
  }
}

/// The current queue: the main queue or the clients' work queue.
private var queueName: String { MainQueue.isCurrent ? "main" : workQueue.label }

/// Records one answer to the checkout, directly or through the decorator.
@MainActor
func recordAnswer(decorated: Bool) async -> [String] {
  let log = Log()
  let screen = "Checkout"
  let decorator = "MainQueueDecorator"
  let client = RecordedClient(
    base: APIClient(), caller: decorated ? decorator : screen, callee: "APIClient", log: log)
  let checkout = Before.Checkout(
    client: decorated
      ? RecordedClient(
        base: MainQueueDecorator(base: client), caller: screen, callee: decorator, log: log)
      : client)
  checkout.showStock { _ in }
  await waitForWorkQueue()
  return log.lines
}
