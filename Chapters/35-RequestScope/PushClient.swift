/// The library takes its logger. Where that writes is the program's business.
struct PushClient {
  let logger: Logger

  func send(_ text: String) { logger.info("sent \(text)") }
}
