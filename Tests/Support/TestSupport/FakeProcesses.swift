import ToolSupport

/// Fake programs: a closure returns their results.
package final class FakeProcesses: Processes {
  private let started = Locked<[Command]>([])
  private let answer: @Sendable (Command) -> ProcessResult

  package init(_ answer: @escaping @Sendable (Command) -> ProcessResult) {
    self.answer = answer
  }

  /// The started commands, in order.
  package var commands: [Command] { started.withLock { $0 } }

  package func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult {
    started.withLock { $0.append(command) }
    let ended = answer(command)
    if let onLine { for line in ended.output.split(separator: "\n") { onLine(String(line)) } }
    return ended
  }
}

extension Command {
  /// The program's name and its arguments: `swift build --product Deps1`.
  package var line: String {
    let name = executable.split(separator: "/").last ?? ""
    return ([String(name)] + arguments).joined(separator: " ")
  }
}
