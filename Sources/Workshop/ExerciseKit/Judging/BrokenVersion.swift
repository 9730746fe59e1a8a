import Book
import ToolSupport

/// Given files with a mistake, which the tests that a learner writes must find. `Broken.md` has a section for each:
///
/// ````
/// # Task 2: What customers met
///
/// ## emptyWelcome: the screen shows "Welcome, " when the login fails
///
/// ```diff
/// -      message = "No login: \(error)"
/// +      message = "Welcome, "
/// ```
/// ````
///
/// The heading has the name of its check, and what a customer sees. Each block replaces lines that occur once in the given
/// files. Only the bodies of functions may change, because the learner's text is compiled once for all versions.
///
/// A heading that is only a name, `## everything`, makes no check. A test that passes with every version, this one
/// included, can't fail.
struct BrokenVersion: Sendable {
  let name: String
  let given: [Submission.Source]
  /// What a customer met. Nil if the learner's tests needn't find the version.
  fileprivate let complaint: String?
  fileprivate let task: Int
  /// Whether the learner's tests must find it.
  var isCheck: Bool { complaint != nil }

  /// The versions that the exercise has; none if no task is to write tests.
  static func all(
    of exercise: Exercise, _ given: [Submission.Source], in checkout: Checkout
  ) throws(ToolError) -> [BrokenVersion] {
    guard checkout.files.exists(checkout.path(exercise.broken)) else { return [] }
    let text = try checkout.read(exercise.broken)
    guard let task = text.firstMatch(of: #/^# Task (\d+): /#).flatMap({ Int($0.1) }) else {
      throw ToolError("\(exercise.broken):1: The page must begin with '# Task N: Title'.")
    }
    return try Markdown.sections(of: text).dropFirst().map { section throws(ToolError) in
      do throws(Diagnostic) {
        return try BrokenVersion(section, of: exercise, task, given)
      } catch {
        throw ToolError("\(error)")
      }
    }
  }

  private init(
    _ section: Markdown.Section, of exercise: Exercise, _ task: Int, _ given: [Submission.Source]
  ) throws(Diagnostic) {
    let path = exercise.broken
    guard let heading = section.heading.wholeMatch(of: #/(\w+)(?:: (.+))?/#) else {
      throw Diagnostic(path, line: section.line, "Headings must be 'name: what a customer met'.")
    }
    var given = given
    for edit in try Differences(section, path: path).edits {
      let change = TextEdit(path: "Given", old: edit.old, new: edit.new)
      let changed = given.indices.filter { (try? change.applied(to: given[$0].text)) != nil }
      guard changed.count == 1, let text = try? change.applied(to: given[changed[0]].text) else {
        throw Diagnostic(path, line: edit.line, "These lines must appear once in the given files.")
      }
      given[changed[0]] = Submission.Source(path: given[changed[0]].path, text: text)
    }
    (name, complaint) = (String(heading.1), heading.2.map(String.init))
    (self.task, self.given) = (task, given)
  }
}

extension Check {
  /// The checks of the task to write tests: its tests are right, and find each broken version.
  ///
  /// - Parameter answer: the learner's text, in which they point to the task.
  static func ofTests(finding versions: [BrokenVersion], in answer: String = "") -> [Check] {
    guard let task = versions.first?.task else { return [] }
    let line = TaskParts(of: answer).firstLine(of: task) ?? 1
    let right = ("right", "Each of your tests passes with the shop's code, and can fail.")
    let found = versions.compactMap { version in
      version.complaint.map { (version.name, "Your tests notice that \($0).") }
    }
    return ([right] + found)
      .map { Check(task: task, name: $0, sentence: $1, lines: line...line, isOfTests: true) }
  }
}
