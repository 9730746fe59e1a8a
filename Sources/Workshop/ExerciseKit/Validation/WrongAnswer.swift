import Book
import ToolSupport

/// Our solution with a common mistake. `WrongAnswers.md` has a section for each:
///
/// ````
/// ## A default stays
///
/// fails listNeedsItsClient: A test that forgets its client calls the real server.
///
/// Ask: what does such a test show?
///
/// ```diff
/// -  init(client: any ItemsClient) { self.client = client }
/// +  init(client: any ItemsClient = ServerAPIClient.shared) { self.client = client }
/// ```
/// ````
///
/// The first line names the check that it fails and why that matters. Each block replaces lines that occur once
/// in the solution; lines without `-` and `+` stay.
package struct WrongAnswer: Sendable {
  /// Its heading.
  package let name: String
  /// Relative to the checkout.
  let path: String
  /// The line of its heading.
  let line: Int
  /// The name of the check that the answer fails.
  package let check: String
  /// Why the answer is a mistake, in a sentence.
  package let reason: String
  /// A question for the trainer to ask.
  package let question: String
  /// The whole answer.
  package let text: String

  /// The wrong answers of an exercise, or the problems of malformed ones.
  package static func all(
    of exercise: Exercise, _ solution: SolutionText, in checkout: Checkout
  ) throws(ToolError) -> [Result<WrongAnswer, Diagnostic>] {
    Markdown.sections(of: try checkout.read(exercise.wrongAnswers)).dropFirst().map { section in
      Result { () throws(Diagnostic) in
        try WrongAnswer(section, of: exercise, solution.solved)
      }
    }
  }

  private init(
    _ section: Markdown.Section, of exercise: Exercise, _ solved: String
  ) throws(Diagnostic) {
    let path = exercise.wrongAnswers
    func wrong(_ sentence: String, _ line: Int) -> Diagnostic {
      Diagnostic(path, line: line, sentence)
    }
    let differences = try Differences(section, path: path)
    let (texts, edits) = (differences.texts, differences.edits)
    guard texts.count == 2, let fails = texts[0].wholeMatch(of: #/fails (\w+): (\S.+)/#),
      let asks = texts[1].wholeMatch(of: #/Ask: (\S.+)/#)
    else {
      throw wrong("Expected 'fails CHECK: SENTENCE', then 'Ask: …'.", section.line)
    }
    guard !edits.isEmpty else {
      throw wrong("No '```diff' block changes the solution.", section.line)
    }
    var text = solved
    for edit in edits {
      let change = TextEdit(path: exercise.solution, old: edit.old, new: edit.new)
      do throws(ToolError) { text = try change.applied(to: text) } catch {
        throw wrong("In this diff, \(error)", edit.line)
      }
    }
    (name, self.path, line) = (section.heading, path, section.line)
    (check, reason, question) = (String(fails.1), String(fails.2), String(asks.1))
    self.text = text
  }
}
