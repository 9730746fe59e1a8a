import Book
import ToolSupport

/// The progress of a learner, in `.workshop/progress.txt` of the checkout.
///
/// One fact per line:
/// - `current AddD`
/// - `solved AddD.1 3f2a91c4`: the hash of the text that solved the task
/// - `hints AddD.1 2`: how many hints were shown; `hints AddD.1.freed 1`: the hint of a check, too
/// - `green AddD 1 2`: the tasks that the last verdict solved, or `none`; a reset makes it `none`
/// - `predicting Deps1 7 5`: questions answered, and how many of them correctly
/// - `predicted Deps1 9 12`: the best round, correct answers and questions
///
/// Unknown lines and unknown task ids are ignored and kept; a file with nothing else is corrupted. The file is
/// always replaced as a whole.
package struct LearnerProgress: Sendable, Equatable {
  /// The tool's files for a learner, relative to the checkout; git ignores them.
  static let folder = ".workshop"
  static let file = "\(folder)/progress.txt"
  private static let heading = "# What you have solved. The tool writes this; you may, too."

  private var lines: [String]

  /// - Throws: `ToolError` if the file is unreadable or corrupted. A corrupted file is renamed, so the next call
  ///   starts with no progress.
  package init(of checkout: Checkout) throws(ToolError) {
    try self.init(of: checkout) { setAside throws(ToolError) in
      try checkout.withStateLock { _ throws(ToolError) in try setAside() }
    }
  }

  init(of checkout: Checkout, _ lock: StateLock) throws(ToolError) {
    try self.init(of: checkout) { setAside throws(ToolError) in try setAside() }
  }

  private init(
    of checkout: Checkout,
    change: (_ setAside: () throws(ToolError) -> Void) throws(ToolError) -> Void
  ) throws(ToolError) {
    guard checkout.files.exists(checkout.path(Self.file)) else {
      lines = [Self.heading]
      return
    }
    let bytes = try checkout.bytes(of: Self.file)
    lines = Self.lines(of: bytes)
    guard Self.isCorrupted(bytes) else { return }
    var kept = ""
    try change { () throws(ToolError) in
      // Another process may have replaced it by now.
      guard Self.isCorrupted(try checkout.bytes(of: Self.file)) else { return }
      var number = 1
      while checkout.files.exists(checkout.path("\(Self.folder)/damaged-\(number).txt")) {
        number += 1
      }
      kept = "\(Self.folder)/damaged-\(number).txt"
      try checkout.files.move(checkout.path(Self.file), to: checkout.path(kept))
    }
    guard !kept.isEmpty else {
      lines = Self.lines(of: try checkout.bytes(of: Self.file))
      return
    }
    throw ToolError(
      "\(Self.file) is corrupted. Saved as \(kept); progress reset. Please retry.")
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    (String(validating: bytes, as: UTF8.self) ?? "").split(separator: "\n").map(String.init)
  }

  private static func isCorrupted(_ bytes: [UInt8]) -> Bool {
    let prefixes = ["#", "current ", "solved ", "hints ", "green ", "predicting ", "predicted "]
    return !bytes.isEmpty && !lines(of: bytes).contains { prefixes.contains(where: $0.hasPrefix) }
  }

  func save(to checkout: Checkout, _ lock: StateLock) throws(ToolError) {
    try checkout.files.makeFolder(checkout.path(Self.folder))
    try checkout.files.write(
      lines.map { "\($0)\n" }.joined(), to: checkout.path(Self.file))
  }

  /// The exercise that verbs without a name use.
  package var current: String? {
    get { value(of: "current") }
    set { set("current", to: newValue) }
  }

  package func isSolved(_ task: ExerciseTask) -> Bool { value(of: "solved \(task.id)") != nil }

  mutating func setSolved(_ task: ExerciseTask, by hash: ContentHash) {
    set("solved \(task.id)", to: hash.short)
  }

  /// The tasks that the last verdict solved; nil before the first verdict.
  func green(_ exercise: Exercise) -> Set<Int>? {
    value(of: "green \(exercise.name)").map { numbers in
      Set(numbers.split(separator: " ").compactMap { Int($0) })
    }
  }

  /// Whether the last verdict solved a task; before the first verdict, whether the task was ever solved.
  func isGreen(_ task: ExerciseTask, of exercise: Exercise) -> Bool {
    green(exercise)?.contains(task.number) ?? isSolved(task)
  }

  mutating func setGreen(_ exercise: Exercise, to tasks: Set<Int>) {
    guard tasks != green(exercise) ?? [] else { return }
    let numbers = tasks.sorted().map { "\($0)" }.joined(separator: " ")
    set("green \(exercise.name)", to: numbers.isEmpty ? "none" : numbers)
  }

  /// How many hints of a task, or of a check, were shown.
  func hints(_ id: String) -> Int { value(of: "hints \(id)").flatMap { Int($0) } ?? 0 }

  mutating func setHints(_ id: String, to count: Int) { set("hints \(id)", to: "\(count)") }

  /// The questions asked in the current round of `workshop predict`, and the correct answers.
  package func place(in chapter: Chapter) -> (asked: Int, right: Int) {
    let numbers = (value(of: "predicting \(chapter.name)") ?? "").split(separator: " ")
      .compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
  }

  package mutating func setPlace(in chapter: Chapter, asked: Int, right: Int) {
    set("predicting \(chapter.name)", to: asked == 0 ? nil : "\(asked) \(right)")
  }

  /// The best round: `9 of 12`.
  package func predicted(_ chapter: Chapter) -> String? {
    value(of: "predicted \(chapter.name)")?.replacing(" ", with: " of ")
  }

  /// Keeps the best round only.
  package mutating func setPredicted(_ chapter: Chapter, _ right: Int, of all: Int) {
    let best = value(of: "predicted \(chapter.name)")?.split(separator: " ").first
    if let best = best.flatMap({ Int($0) }), best > right { return }
    set("predicted \(chapter.name)", to: "\(right) \(all)")
  }

  private func value(of key: String) -> String? {
    lines.last { $0.hasPrefix("\(key) ") }.map { String($0.dropFirst(key.count + 1)) }
  }

  private mutating func set(_ key: String, to value: String?) {
    guard value != self.value(of: key) else { return }
    lines.removeAll { $0.hasPrefix("\(key) ") }
    if let value { lines.append("\(key) \(value)") }
  }
}
