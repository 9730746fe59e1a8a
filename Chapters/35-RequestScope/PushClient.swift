/// The library takes a logger, and the program chooses its backend.
struct PushClient {
  let logger: Logger

  func send(_ text: String) { logger.info("sent \(text)") }
}
