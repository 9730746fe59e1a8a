import Book
import ToolSupport

/// The saved versions of an exercise, so that no text of a learner is lost.
///
/// They are files `0001.swift`, `0002.swift`, … in `.workshop/kept/NAME`; the last is the newest. Numbers are
/// never reused.
package struct KeptTexts: Keeping {
  package let name: String
  private let workspace: Workspace
  private let folder: String
  private var files: any FileSystem { workspace.files }

  package init(_ workspace: Workspace, of exercise: Exercise) {
    (self.workspace, name) = (workspace, exercise.name)
    folder = workspace.checkout.path("\(LearnerProgress.folder)/kept/\(exercise.name)")
  }

  /// Saves a text unless it is the newest version. It need not be UTF-8.
  package func keep(_ text: [UInt8], _ lock: StateLock) throws(ToolError) {
    guard try newest() != text else { return }
    try files.makeFolder(folder)
    var number = try numbers().last ?? 0
    repeat {
      number = try KeptNumber.after(number, in: folder)
    } while try !files.create(
      bytes: text, at: path(number))
  }

  package func keep(_ texts: [String: [UInt8]], _ lock: StateLock) throws(ToolError) {
    for text in texts.values { try keep(text, lock) }
  }

  /// Whether a version has this text.
  func has(_ text: [UInt8]) throws(ToolError) -> Bool {
    for number in try numbers().reversed() where try files.bytes(of: path(number)) == text {
      return true
    }
    return false
  }

  package func newest() throws(ToolError) -> [UInt8]? { try newest(otherThan: nil)?.text }

  /// The newest version whose text is not `current`.
  func newest(otherThan current: [UInt8]?) throws(ToolError) -> (version: Int, text: [UInt8])? {
    for number in try numbers().reversed() {
      let text = try files.bytes(of: path(number))
      if text != current { return (number, text) }
    }
    return nil
  }

  private func path(_ number: Int) -> String { "\(folder)/\(KeptNumber.name(number)).swift" }

  private func numbers() throws(ToolError) -> [Int] {
    guard files.isFolder(folder) else { return [] }
    return try files.entries(of: folder).compactMap {
      $0.hasSuffix(".swift") ? KeptNumber.number(of: $0.dropLast(6)) : nil
    }.sorted()
  }
}

/// The numbers of saved versions: `0001`, `0002`, … and `10000` after `9999`.
enum KeptNumber {
  /// Larger numbers are ignored.
  private static let limit = 999_999

  static func name(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Nil if it is not the name of a version.
  static func number(of name: some StringProtocol) -> Int? {
    guard let number = Int(name), 1...limit ~= number, self.name(number) == name else { return nil }
    return number
  }

  /// - Throws: `ToolError` if all numbers are used.
  static func after(_ number: Int, in folder: String) throws(ToolError) -> Int {
    guard number < limit else {
      throw ToolError("\(folder) is full. Move its files somewhere else, then try again.")
    }
    return number + 1
  }
}
