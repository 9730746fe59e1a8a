import Foundation

/// When it is noticed that the wiring has forgotten the clock.
enum Forgotten: String {
  case refused
  case start = "at start"
  case firstUse = "first use"
  case silent
}

extension Way {
  /// - Parameter program: this program. It runs the app without a clock in a process of its own, which
  ///   may end there.
  func noticed(by program: URL) async throws -> Forgotten {
    guard forgotten != nil else { return .refused }
    let child = Process()
    let output = Pipe()
    (child.executableURL, child.arguments) = (program, ["--forgotten", name])
    (child.standardOutput, child.standardError) = (output, FileHandle.nullDevice)
    child.environment = ["SWIFT_BACKTRACE": "enable=no"]
    return try await withCheckedThrowingContinuation { answer in
      child.terminationHandler = { child in
        let opened = !output.fileHandleForReading.readDataToEndOfFile().isEmpty
        let ended = child.terminationReason == .exit && child.terminationStatus == 0
        answer.resume(returning: ended ? .silent : opened ? .firstUse : .start)
      }
      do { try child.run() } catch { answer.resume(throwing: error) }
    }
  }

  /// What the child process does: it says when the window is open, and then a customer logs in.
  func runForgotten() async {
    guard let window = await forgotten?() else { return }
    FileHandle.standardOutput.write(Data("open\n".utf8))
    _ = window.logIn("Ada")
  }
}
