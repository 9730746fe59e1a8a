// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

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
  // TASK 2: Take the logger, and leave the process alone.
  private let logger: Logger

  init(logger: Logger = Logger()) {
    LoggingSystem.bootstrap { print($0) }
    self.logger = Logger()
  }

  func send(_ text: String) { logger.info("sent \(text)") }
  // END
}
