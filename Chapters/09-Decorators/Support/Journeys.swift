import Dispatch
import Foundation
import Playground

// What is recorded between two objects, by a decorator that neither of them knows.

/// Notes each request on its way in, and what came of it on its way back.
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

/// The way of one request from a profile through the logging decorator and back.
func journey(of key: Key) -> [String] {
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

/// The lines that a log gets while the user's name is asked for.
func logged(
  _ key: Key, through decorated: (_ log: @escaping (String) -> Void) -> any Repository
) -> [String] {
  let log = Log()
  _ = try? Profile(repository: decorated(log.note)).name(of: key)
  return log.lines
}

/// The same as `RecordedRepository` for a client, with the queue on which each message went.
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

/// The queue that runs this: the main queue, or the one on which the clients work.
private var queueName: String { MainQueue.isCurrent ? "main" : workQueue.label }

/// The way of one answer from the client to the checkout, as it is and through the decorator.
@MainActor
func journey(decorated: Bool) async -> [String] {
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
  await workIsDone()
  return log.lines
}
