import ToolSupport

/// Everything that a page shows about the newest text. A page gets all of it at each change, so it can't
/// miss one.
struct LiveState: Encodable, Sendable {
  struct File: Encodable, Sendable {
    let name: String
    /// The hash of the file's text.
    let hash: String
    let isChanged: Bool
    /// Whether the page may save the file.
    let isEdited: Bool
  }

  /// A value or message next to a line of a file.
  struct Note: Encodable, Sendable {
    let file: String
    let line: Int
    /// The column of the message, in bytes from 1.
    let column: Int?
    let text: String
    /// The committed value, if it differs.
    let was: String?
    let isError: Bool

    init(
      file: String, line: Int, column: Int? = nil, _ text: String, was: String? = nil,
      isError: Bool = false
    ) {
      (self.file, self.line, self.column, self.isError) = (file, line, column, isError)
      self.text = text.withVisibleControls
      self.was = was?.withVisibleControls
    }
  }

  /// The result of a build.
  enum Outcome: String, Encodable, Sendable {
    /// There is no result yet.
    case none
    case ran, crashed, refused
    /// The texts are unsaved, and run only after a save.
    case waits
    /// The run was stopped or failed to start.
    case ended
  }

  /// The page whose unsaved texts this is about; empty for the files on the disk.
  var of = ""
  var outcome = Outcome.none
  var files: [File] = []
  /// The current step, such as `building`; empty when idle.
  var step = ""
  /// The result of a button, or an error.
  var said = ""
  /// The result in a few words, and as HTML.
  var title = ""
  var result = ""
  var notes: [Note] = []
  /// The hash of the text that the notes are about, by file name. The file may be newer.
  var built: [String: String] = [:]
  /// The state of an exercise's tasks, by number: `solved`, `open` or `later`.
  var tasks: [String: String] = [:]
  /// The hints shown, as HTML, by task number.
  var hints: [String: [String]] = [:]
  /// A link to the next chapter.
  struct Next: Encodable, Sendable {
    let title: String
    /// The path of its page.
    let page: String
  }
  var next: Next?
  /// The blocks of the guide that differ from the page's, as HTML, by number.
  var blocks: [String: String] = [:]
}

extension LiveState {
  /// Whether there is anything to show.
  var hasContent: Bool { !files.isEmpty || !title.isEmpty || !said.isEmpty || !step.isEmpty }

  /// Shows that the text couldn't be built for an external reason, and offers a retry.
  mutating func fail(_ error: ToolError) {
    end("Not run", "<p>\(shownHTML(error.description))</p>\n")
  }

  /// Shows that a run was stopped, and offers to run again.
  mutating func end(_ title: String = "Stopped", _ html: String = "") {
    (step, said, self.title, outcome) = ("", "", title, .ended)
    result = html + "<p><button type=\"button\" data-do=\"run\">Run again</button></p>\n"
  }

  /// Shows that the texts run only after a save.
  mutating func wait(_ html: String) {
    (step, said, title, outcome, result) = ("", "", "Save to run", .waits, html)
  }
}

/// Runs builds and programs one at a time, first come, first served.
actor SerialGate {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The same work, which first waits for its turn.
  nonisolated func serialized<Found: Sendable>(
    _ work:
      @escaping @Sendable (
        _ onStep: @escaping @Sendable (String) -> Void
      ) async throws(ToolError) -> Found
  ) -> @Sendable (_ onStep: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Found {
    { onStep throws(ToolError) in
      await self.enter()
      let result = await Result(of: { () throws(ToolError) in try await work(onStep) })
      await self.leave()
      return try result.get()
    }
  }

  private func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
