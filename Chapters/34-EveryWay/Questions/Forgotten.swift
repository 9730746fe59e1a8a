import Foundation

/// When it is noticed that the wiring has forgotten the clock.
enum Forgotten: String {
  case refused
  case start = "at start"
  case firstUse = "first use"
  case inTests = "test fails"
  case silent
  case noWiring = "-"
}

extension Way {
  /// - Parameter program: this program. It runs the app without a clock in a process of its own, which
  ///   may end there.
  func noticed(by program: URL) async throws -> Forgotten {
    // Where nothing that it hands out reaches the login, a wiring has nothing to forget.
    guard await replaced() > 0 else { return .noWiring }
    guard forgotten != nil else { return .refused }
    let child = Process()
    let output = Pipe()
    (child.executableURL, child.arguments) = (program, ["--forgotten", name])
    (child.standardOutput, child.standardError) = (output, FileHandle.nullDevice)
    // The rest tells the program of `workshop play` what it runs.
    child.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    return try await withCheckedThrowingContinuation { answer in
      child.terminationHandler = { child in
        let lines = output.fileHandleForReading.readDataToEndOfFile().split(
          separator: UInt8(ascii: "\n"))
        let ended = child.terminationReason == .exit && child.terminationStatus == 0
        let noticed: Forgotten =
          switch lines.count {
          case 0: .start
          case 1: ended ? .silent : .firstUse
          default: .inTests
          }
        answer.resume(returning: noticed)
      }
      do { try child.run() } catch { answer.resume(throwing: error) }
    }
  }

  /// What the child process does: it says when the window is open, and then a customer logs in. A way
  /// that reports to a test writes a second line.
  func runForgotten() async {
    guard let window = await forgotten?() else { return }
    FileHandle.standardOutput.write(Data("open\n".utf8))
    _ = window.logIn("Ada")
  }
}
