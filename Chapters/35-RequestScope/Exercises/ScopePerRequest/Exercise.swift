// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Playground

/// What lives as long as one request.
struct RequestScope {
  let user: String
  let logger: Logger
  var translator: any Translator

  // TASK 1: Fill the scope from the request, and from the app.
  init(_ request: Request, app: AppScope) {
    (user, logger, translator) = ("nobody", app.logger, app.translator)
  }
  // END
}

struct ChatServer: Sendable {
  let app: AppScope

  // TASK 1: Post with what the scope has.
  func answer(_ request: Request) async -> String {
    await Current.shared.begin(request)
    return await post(request.text, RequestScope(request, app: app))
  }

  func post(_ text: String, _ scope: RequestScope) async -> String {
    let translated = await app.translator.translate(text)
    var logger = app.logger
    logger.requestID = await Current.shared.id
    logger.info("posted")
    return "message \(await app.room.add("\(await Current.shared.user): \(translated)"))"
  }
  // END
}

/// A library that sends push notifications.
struct PushClient {
  // TASK 2: Take the logger, and don't set up the process.
  private let logger: Logger

  init(logger: Logger = Logger()) {
    LoggingSystem.bootstrap { print($0) }
    self.logger = Logger()
  }

  func send(_ text: String) { logger.info("sent \(text)") }
  // END
}

/// The logger of the request on which the current task works.
enum RequestLogger {
  // TASK 3: Let the task carry the logger.
  private static let last = Locked(Logger())

  static var current: Logger { last.withLock { $0 } }

  static func with(_ logger: Logger, _ work: () async -> Void) async {
    last.withLock { $0 = logger }
    await work()
  }
  // END
}

/// Counts what customers do. All code of the server calls it.
enum Statistics {
  static func count(_ event: String) { RequestLogger.current.info("counted \(event)") }

  /// Counts after the answer, in a detached task.
  static func countLater(_ event: String) -> Task<Void, Never> {
    // TASK 3: Count with the logger of the caller's request.
    Task.detached { count(event) }
    // END
  }
}
