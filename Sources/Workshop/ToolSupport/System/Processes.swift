import Foundation

/// Starts programs, so that a test can answer in their place.
package protocol Processes: Sendable {
  /// Runs a program to its end, without standard input; it is killed where the caller's task is
  /// cancelled.
  ///
  /// - Parameter onLine: called for each line of standard output as it comes.
  /// - Throws: `ToolError` where the program cannot be started.
  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult
}

extension ProcessResult {
  /// Whether it, or a compiler that it called, was killed from outside: by the system, for want of
  /// memory, or by a person.
  package var wasKilled: Bool {
    switch ending {
    case .exit(0), .overtime: false
    case .exit: "\(output)\(errors)".contains(#/failed due to signal (1|2|9|15)\b/#)
    case .signal(let number): [SIGHUP, SIGINT, SIGKILL, SIGTERM].contains(number)
    }
  }
}

/// The processes of this machine.
///
/// A composition root makes one and asks it to kill the children that still run when the program is
/// interrupted.
package final class RealProcesses: Processes {
  /// The bytes kept of each output of a child; the rest is thrown away.
  package static let mostOutput = 8 << 20

  private let running = Locked<[ChildProcess]>([])

  package init() {}

  package func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)? = nil
  ) async throws(ToolError) -> ProcessResult {
    let child = ChildProcess(command)
    running.withLock { $0.append(child) }
    defer { running.withLock { $0.removeAll { $0 === child } } }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A child may take minutes, and the threads that run tasks are few.
        Thread.detachNewThread {
          let result = Result { () throws(ToolError) in try child.run(onLine) }
          continuation.resume(returning: result)
        }
      }
    } onCancel: {
      child.kill()
    }
    return try result.get()
  }

  /// Kills every child that runs, with what it started.
  package func killAll() {
    running.withLock { for child in $0 { child.kill() } }
  }
}
