extension Before {
  /// A push notification library that sets up logging for the whole process.
  struct PushClient {
    private let logger: Logger

    init() {
      LoggingSystem.bootstrap { print($0) }
      logger = Logger()
    }

    func send(_ text: String) { logger.info("sent \(text)") }
  }
}
