import Foundation

/// The moment at which a wiring without the clock fails.
enum Forgotten: String {
  case refused
  case start = "at start"
  case firstUse = "first use"
  case inTests = "test fails"
  case silent
  case noWiring = "-"

  /// The exit status of the process if the way reported the missing clock as a test failure.
  fileprivate static let reported: Int32 = 3

  /// Replaces a test failure in the probe: ends the process with a status of its own.
  @Sendable static func reportToTest(_ message: String) { exit(reported) }
}

extension Way {
  /// - Parameter program: this program, which runs the app without a clock in another process, because it may
  ///   crash.
  func detection(running program: URL) async throws -> Forgotten {
    // A wiring that gives the login no services has nothing to forget.
    guard await replaceableServices() > 0 else { return .noWiring }
    guard forgotten != nil else { return .refused }
    let child = Process()
    let output = Pipe()
    (child.executableURL, child.arguments) = (program, ["--forgotten", name])
    (child.standardOutput, child.standardError) = (output, FileHandle.nullDevice)
    // `workshop play` needs the rest of the environment.
    child.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    return try await withCheckedThrowingContinuation { continuation in
      child.terminationHandler = { child in
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let isOpen = String(decoding: said, as: UTF8.self).split(separator: "\n").contains("open")
        let status = child.terminationReason == .exit ? child.terminationStatus : -1
        let detection: Forgotten =
          !isOpen
          ? .start : status == Forgotten.reported ? .inTests : status == 0 ? .silent : .firstUse
        continuation.resume(returning: detection)
      }
      do { try child.run() } catch { continuation.resume(throwing: error) }
    }
  }

  /// Runs in the child process. Prints a line when the window is open, and then logs in.
  func runWithoutClock() async {
    guard let window = await forgotten?() else { return }
    FileHandle.standardOutput.write(Data("open\n".utf8))
    _ = window.logIn("Ada")
  }
}
