import Book
import ToolSupport

/// Texts of a learner that a verb took out of `Exercise.swift`, so that nothing is lost.
///
/// They are files `0001.swift`, `0002.swift`, … in `.workshop/kept/NAME`; the last is the newest.
package struct KeptTexts: Sendable {
  private let workspace: Workspace
  private let folder: String
  private var files: any FileSystem { workspace.files }

  package init(_ workspace: Workspace, of exercise: Exercise) {
    self.workspace = workspace
    folder = workspace.checkout.path("\(LearnerProgress.folder)/kept/\(exercise.name)")
  }

  /// Keeps a text, unless it is the newest one already. It need not be UTF-8.
  package func keep(_ text: [UInt8]) throws(ToolError) {
    guard try newest() != text else { return }
    let last = try numbers().last ?? 0
    try files.makeFolder(folder)
    try files.write(bytes: text, to: path(last + 1))
  }

  /// The newest kept text that is not `current`.
  package func newest(otherThan current: [UInt8]? = nil) throws(ToolError) -> [UInt8]? {
    for number in try numbers().reversed() {
      let text = try files.bytes(of: path(number))
      if text != current { return text }
    }
    return nil
  }

  private func path(_ number: Int) -> String {
    "\(folder)/\(String(10_000 + number).dropFirst()).swift"
  }

  private func numbers() throws(ToolError) -> [Int] {
    guard files.isFolder(folder) else { return [] }
    return try files.entries(of: folder).compactMap {
      $0.hasSuffix(".swift") ? Int($0.dropLast(6)) : nil
    }
  }
}
