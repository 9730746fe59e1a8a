import Foundation

/// Starts programs; a test can replace it by a fake.
package protocol Processes: Sendable {
  /// Runs a program to its end, with empty standard input. Canceling the task kills the program.
  ///
  /// - Parameter onLine: called for each line of standard output as it comes.
  /// - Throws: `ToolError` if the program can't be started.
  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult
}

extension ProcessResult {
  /// Whether the program, or a compiler that it called, was killed from outside: by the system for lack of memory, or
  /// by a user.
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
/// The composition root creates one, and calls `killAll` when the program is interrupted.
package final class RealProcesses: Processes {
  /// The maximum size of each output in bytes; the rest is discarded.
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
        // A child may take minutes, and the pool that runs tasks has few threads.
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

  /// Kills all running children with their descendants.
  package func killAll() {
    running.withLock { for child in $0 { child.kill() } }
  }
}
