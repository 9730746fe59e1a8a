import Foundation
import TestSupport
import Testing
import ToolSupport

/// WebKit in its MiniBrowser, driven by WebKitWebDriver over HTTP. It needs a display.
actor WebKit: WebDriver {
  static let program = programNamed(by: "BOOK_WEBKIT")

  private let running: Task<Void, Never>
  private let port: UInt16
  private var session = ""

  init(_ folder: String, width: Int, height: Int) async throws {
    let program = try Self.found()
    let variables = ProcessInfo.processInfo.environment
    let browser = try #require(variables["BOOK_MINIBROWSER"])
    // Without a display, the driver never answers.
    try #require(variables["DISPLAY"] != nil, "WebKit needs a display, such as Xvfb's")
    // The driver doesn't choose a free port itself.
    let free = try #require(LoopbackSocket(port: 0))
    free.end()
    port = free.port
    let hasEnded = Locked(false)
    running = Task { [port] in
      _ = try? await TestCheckout.processes.run(
        Command(
          program, ["--port=\(port)"],
          environment: [
            "HOME": folder, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
            // A container has no right to make a sandbox, and the browser opens only our own pages.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
          ], limit: .seconds(3600)))
      hasEnded.withLock { $0 = true }
    }
    while await RawClient.exchange(request("GET", "status", ""), with: port).isEmpty {
      if hasEnded.withLock({ $0 }) { throw ToolError("\(program) has ended.") }
      try await Task.sleep(for: .milliseconds(20))
    }
    // A page may open a window.
    let options = """
      {"capabilities":{"alwaysMatch":{"webkitgtk:browserOptions":{"binary":\(try json(browser)),
      "args":["--automation","--javascript-can-open-windows-automatically=true"]}}}}
      """
    let answer = try await ask("POST", "session", options) as? [String: Any]
    session = try #require(answer?["sessionId"] as? String)
    try await openWindow(width, height)
  }

  func end() { running.cancel() }

  // Ends the browser even if a test fails.
  deinit { running.cancel() }

  private nonisolated func request(_ method: String, _ path: String, _ body: String) -> String {
    "\(method) /\(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private func ask(_ method: String, _ path: String, _ body: String) async throws -> Any {
    let answer = await RawClient.exchange(request(method, path, body), with: port)
    guard let head = answer.firstRange(of: "\r\n\r\n"),
      let object = try? JSONSerialization.jsonObject(with: Data(answer[head.upperBound...].utf8)),
      let value = (object as? [String: Any])?["value"]
    else { throw ToolError("\(path): no answer: \(answer)") }
    if let error = value as? [String: Any], error["error"] != nil {
      throw ToolError("\(path): \(error["message"] ?? "")")
    }
    return value
  }

  func call(_ command: DriverCommand, _ parameters: String) async throws -> [String] {
    let body = command.method == "GET" ? "" : parameters
    let value = try await ask(command.method, "session/\(session)/\(command.path)", body)
    return value as? [String] ?? (value as? String).map { [$0] } ?? []
  }

  /// Undoes by command, because MiniBrowser's window has no undo keys.
  func undo() async throws { _ = try await value("document.execCommand('undo')") }
}
