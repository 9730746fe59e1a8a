import Book
import Foundation
import ToolSupport

extension Workspace {
  /// Runs a learner's program in an empty folder, which is removed afterwards.
  ///
  /// - Parameter command: starts a program of `DirectCompiler.runner`.
  func runInEmptyFolder(_ command: Command) async throws(ToolError) -> ProcessResult {
    let place = FileManager.default.temporaryDirectory.appending(path: "workshop-run-\(UUID())")
      .path
    try files.makeFolder(place)
    defer { try? files.remove(place) }
    var command = command
    command.environment["RUN_FOLDER"] = place
    return try await run(command)
  }
}
