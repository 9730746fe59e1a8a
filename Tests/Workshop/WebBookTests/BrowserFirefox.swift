import Foundation
import TestSupport
import Testing
import ToolSupport

/// Headless Firefox, driven over its Marionette protocol: WebDriver's commands, each a message of a socket.
actor Firefox: WebDriver {
  static let program = programNamed(by: "BOOK_FIREFOX")

  private let running: Task<Void, Never>
  private let writing: FileHandle
  private var last = 0
  private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
  private var isLost = false

  init(_ folder: String, width: Int, height: Int) async throws {
    let program = try Self.found()
    let profile = "\(folder)/firefox"
    // Firefox uses any free port and prints it, and a page may open a window.
    try RealFiles().write(
      """
      user_pref("marionette.port", 0);
      user_pref("dom.disable_open_during_load", false);
      """, makingFoldersTo: "\(profile)/user.js")
    let line = "exec '\(program)' --headless --no-remote -marionette --profile '\(profile)' 2>&1"
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    running = Task {
      _ = try? await TestCheckout.processes.run(
        Command(
          "/bin/sh", ["-c", line], environment: ["HOME": folder, "MOZ_HEADLESS": "1"],
          limit: .seconds(3600))
      ) { continuation.yield($0) }
      continuation.finish()
    }
    var (port, said): (UInt16?, [String]) = (nil, [])
    for await line in lines {
      said.append(line)
      port = line.firstMatch(of: #/Listening on port (\d+)/#).flatMap { UInt16($0.1) }
      if port != nil { break }
    }
    guard let port, let socket = RawClient.connection(to: port) else {
      running.cancel()
      throw ToolError("\(program) doesn't listen: \(said.joined(separator: "\n"))")
    }
    let connection = FileHandle(fileDescriptor: socket, closeOnDealloc: true)
    writing = connection
    Thread.detachNewThread { [weak self] in
      var rest = Data()
      while case let data = connection.availableData, !data.isEmpty {
        rest += data
        // Each message begins with its length and a colon.
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")),
          let count = Int(String(decoding: rest[..<colon], as: UTF8.self)),
          rest.distance(from: colon, to: rest.endIndex) > count
        {
          let message = Data(rest[(colon + 1)...].prefix(count))
          rest = Data(rest[(colon + 1)...].dropFirst(count))
          Task { await self?.take(message) }
        }
      }
      Task { await self?.lose() }
    }
    try await call(DriverCommand(name: "WebDriver:NewSession", path: ""), "{}")
    try await openWindow(width, height)
  }

  func end() { running.cancel() }

  // Ends the browser even if a test fails.
  deinit { running.cancel() }

  /// A message is a list: 1, the number of the command, an error or null, and a result.
  private func take(_ message: Data) {
    guard let list = try? JSONSerialization.jsonObject(with: message) as? [Any], list.count == 4,
      let id = list[1] as? Int
    else { return }
    waiting.removeValue(forKey: id)?.resume(returning: message)
  }

  private func lose() {
    isLost = true
    for one in waiting.values { one.resume(throwing: ToolError("Firefox has ended.")) }
    waiting = [:]
  }

  @discardableResult
  func call(_ command: DriverCommand, _ parameters: String) async throws -> [String] {
    last += 1
    let id = last
    let message = #"[0,\#(id),"\#(command.name)",\#(parameters)]"#
    if isLost { throw ToolError("Firefox has ended.") }
    let answer = try await withCheckedThrowingContinuation { continuation in
      waiting[id] = continuation
      do {
        try writing.write(contentsOf: Data("\(message.utf8.count):\(message)".utf8))
      } catch {
        waiting.removeValue(forKey: id)?.resume(throwing: error)
      }
    }
    let list = try #require(JSONSerialization.jsonObject(with: answer) as? [Any])
    if let error = list[2] as? [String: Any] {
      throw ToolError("\(command.name): \(error["message"] ?? "")")
    }
    let value = (list[3] as? [String: Any])?["value"] ?? list[3]
    return value as? [String] ?? (value as? String).map { [$0] } ?? []
  }

  func undo() async throws { try await press("z", modifiers: 2) }
}
