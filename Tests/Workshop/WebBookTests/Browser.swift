import Foundation
import TestSupport
import Testing
import ToolSupport

/// Headless Chromium, driven over the two pipes of its debugging protocol.
actor Browser: Engine {
  /// The path of Chromium, from a variable that `Scripts/slow/browser` sets.
  static let program = programNamed(by: "BOOK_BROWSER")

  private let writing: FileHandle
  private var running: Task<Void, Never>?
  private var last = 0
  private var waiting: [Int: CheckedContinuation<Data, Never>] = [:]
  private var session: String?

  /// Starts the browser with a page of this size.
  init(_ folder: String, width: Int = 1280, height: Int = 900) async throws {
    let program = try Self.found()
    let (to, from) = ("\(folder)/to", "\(folder)/from")
    for pipe in [to, from] { try #require(mkfifo(pipe, 0o600) == 0) }
    // Without a sandbox, because a container has no right to make one; the browser opens only our own pages.
    let line =
      "exec '\(program)' --headless --no-sandbox --disable-gpu --no-first-run --remote-debugging-pipe "
      + "--user-data-dir='\(folder)/profile' 3<'\(to)' 4>'\(from)' >/dev/null 2>&1"
    running = Task {
      _ = try? await TestCheckout.processes.run(
        Command("/bin/sh", ["-c", line], limit: .seconds(3600)))
    }
    // Opening a pipe waits until the shell opens the other end.
    writing = await Self.open(to, O_WRONLY)
    let reading = await Self.open(from, O_RDONLY)
    Thread.detachNewThread { [weak self] in
      var rest = Data()
      while case let data = reading.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: 0) {
          let message = Data(rest[..<end])
          rest = Data(rest[(end + 1)...])
          Task { await self?.take(message) }
        }
      }
    }
    let target = try await call("Target.createTarget", #"{"url":"about:blank"}"#)
    let id = try #require(Self.text("targetId", in: target))
    let attached = try await call(
      "Target.attachToTarget", #"{"targetId":"\#(id)","flatten":true}"#)
    session = Self.text("sessionId", in: attached)
    try await size(width, height)
  }

  private static func open(_ path: String, _ mode: Int32) async -> FileHandle {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let file = Foundation.open(path, mode)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        continuation.resume(returning: FileHandle(fileDescriptor: file, closeOnDealloc: true))
      }
    }
  }

  func end() {
    running?.cancel()
  }

  private func take(_ message: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
      let id = object["id"] as? Int
    else { return }
    waiting.removeValue(forKey: id)?.resume(returning: message)
  }

  /// - Parameter parameters: as JSON.
  @discardableResult
  func call(_ method: String, _ parameters: String = "{}") async throws -> Data {
    last += 1
    let id = last
    let session = session.map { #","sessionId":"\#($0)""# } ?? ""
    let message = #"{"id":\#(id),"method":"\#(method)","params":\#(parameters)\#(session)}"#
    let answer = await withCheckedContinuation { continuation in
      waiting[id] = continuation
      writing.write(Data(message.utf8) + [0])
    }
    let object = try #require(JSONSerialization.jsonObject(with: answer) as? [String: Any])
    if let error = object["error"] as? [String: Any] {
      throw ToolError("\(method): \(error["message"] ?? "")")
    }
    return answer
  }

  private static func text(_ name: String, in answer: Data) -> String? {
    let object = try? JSONSerialization.jsonObject(with: answer) as? [String: Any]
    return (object?["result"] as? [String: Any])?[name] as? String
  }

  func value(_ expression: String) async throws -> String {
    let code = try json("(async () => String(\(expression)))()")
    let answer = try await call(
      "Runtime.evaluate", #"{"expression":\#(code),"awaitPromise":true,"returnByValue":true}"#)
    let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
    let result = object?["result"] as? [String: Any]
    #expect(
      result?["exceptionDetails"] == nil,
      "\(expression): \(String(decoding: answer, as: UTF8.self).prefix(600))")
    return (result?["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  func open(_ address: String) async throws {
    try await call("Page.navigate", #"{"url":\#(try json(address))}"#)
    try await until("document.readyState === 'complete' && location.href.startsWith('http')")
  }

  func size(_ width: Int, _ height: Int) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      #"{"width":\#(width),"height":\#(height),"deviceScaleFactor":1,"mobile":\#(width < 600)}"#)
  }

  /// Disconnects the page from its server, or reconnects it.
  func setOffline(_ isOffline: Bool) async throws {
    try await call("Network.enable")
    try await call(
      "Network.emulateNetworkConditions",
      #"{"offline":\#(isOffline),"latency":0,"downloadThroughput":-1,"uploadThroughput":-1}"#)
  }

  /// Emulates printing, or a browser without scripts.
  func set(printing: Bool = false, scripts: Bool = true) async throws {
    try await call("Emulation.setEmulatedMedia", #"{"media":"\#(printing ? "print" : "screen")"}"#)
    try await call("Emulation.setScriptExecutionDisabled", #"{"value":\#(!scripts)}"#)
  }

  func prefersDark(_ isDark: Bool) async throws {
    try await call(
      "Emulation.setEmulatedMedia",
      #"{"features":[{"name":"prefers-color-scheme","value":"\#(isDark ? "dark" : "light")"}]}"#)
  }

  /// Presses a key.
  ///
  /// - Parameters:
  ///   - modifiers: 2 is control, 8 is shift.
  ///   - command: the browser's own command for the key, such as `undo`.
  func press(_ key: String, modifiers: Int = 0, command: String? = nil) async throws {
    let codes = [
      "Tab": 9, "Enter": 13, "Escape": 27, "PageDown": 34, "ArrowLeft": 37, "ArrowUp": 38,
      "F8": 119,
    ]
    let code = codes[key] ?? key.uppercased().utf8.first.map { Int($0) } ?? 0
    let isTyped = modifiers == 0 && command == nil && (key == "Enter" || key.count == 1)
    let text = isTyped ? #","text":\#(try json(key == "Enter" ? "\r" : key))"# : ""
    let commands = command.map { #","commands":["\#($0)"]"# } ?? ""
    for kind in ["keyDown", "keyUp"] {
      try await call(
        "Input.dispatchKeyEvent",
        #"{"type":"\#(kind)","key":\#(try json(key)),"windowsVirtualKeyCode":\#(code),"modifiers":\#(modifiers)\#(kind == "keyDown" ? text + commands : "")}"#
      )
    }
  }

  func press(_ key: String, modifiers: Int) async throws {
    try await press(key, modifiers: modifiers, command: nil)
  }

  /// Undoes by command, because undo keys belong to windows, which a headless browser lacks.
  func undo() async throws { try await press("z", modifiers: 2, command: "undo") }

  func click(_ x: Double, _ y: Double) async throws {
    for kind in ["mousePressed", "mouseReleased"] {
      try await call(
        "Input.dispatchMouseEvent",
        #"{"type":"\#(kind)","x":\#(x),"y":\#(y),"button":"left","clickCount":1}"#)
    }
  }

  /// Types a text into the focused element.
  func type(_ text: String) async throws {
    try await call("Input.insertText", #"{"text":\#(try json(text))}"#)
  }

  func picture() async throws -> Data {
    let answer = try await call("Page.captureScreenshot")
    return try #require(Self.text("data", in: answer).flatMap { Data(base64Encoded: $0) })
  }
}

/// A string as JSON, which is also valid JavaScript.
func json(_ text: String) throws -> String {
  String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
}
