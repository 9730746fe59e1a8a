extension Before {
  /// A library that sends push notifications, and sets up the logging of the whole process.
  struct PushClient {
    private let logger: Logger

    init() {
      LoggingSystem.bootstrap { print($0) }
      logger = Logger()
    }

    func send(_ text: String) { logger.info("sent \(text)") }
  }
}
