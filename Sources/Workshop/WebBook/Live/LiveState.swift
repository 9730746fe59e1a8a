import ToolSupport

/// All that a page shows of the newest text: a page gets the whole at every change, so that none can be
/// missed.
struct LiveState: Encodable, Sendable {
  struct File: Encodable, Sendable {
    let name: String
    /// Of its text.
    let hash: String
    let isChanged: Bool
    /// Whether the page may save it.
    let isEdited: Bool
  }

  /// What is said beside a line of a file.
  struct Note: Encodable, Sendable {
    let file: String
    let line: Int
    /// Where in the line it is about something, counted in bytes from 1.
    let column: Int?
    let text: String
    /// The committed value, where this is another.
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

  /// What became of the texts.
  enum Outcome: String, Encodable, Sendable {
    /// Nothing yet.
    case none
    case ran, crashed, refused
    /// They are typed, and run only once they are saved.
    case waits
    /// It was stopped, or something else kept it from its end.
    case ended
  }

  /// The page whose unsaved texts this is about; empty where it is about the files on the disk.
  var of = ""
  var outcome = Outcome.none
  var files: [File] = []
  /// What is being done; empty where nothing is.
  var step = ""
  /// What a button did, or what went wrong.
  var said = ""
  /// What became of the text, in a few words, and as HTML.
  var title = ""
  var result = ""
  var notes: [Note] = []
  /// The hash of each file's text that the notes are about, by its name: the file may have a newer one.
  var built: [String: String] = [:]
  /// What is known of an exercise's tasks, by their numbers: `solved`, `open` or `later`.
  var tasks: [String: String] = [:]
  /// The hints that were shown, as HTML, by the number of their task.
  var hints: [String: [String]] = [:]
  /// Where to go on.
  struct Next: Encodable, Sendable {
    let title: String
    /// The path of its page.
    let page: String
  }
  var next: Next?
  /// The blocks of the guide that are other than the page's, as HTML by their numbers.
  var blocks: [String: String] = [:]
}

extension LiveState {
  /// Whether a page can be shown anything.
  var isBegun: Bool { !files.isEmpty || !title.isEmpty || !said.isEmpty || !step.isEmpty }

  /// Says that the newest text has no result, by no fault of its own, and offers to try again.
  mutating func fail(_ error: ToolError) {
    end("Not run", "<p>\(shownHTML(error.description))</p>\n")
  }

  /// Says that a run was ended, and offers to run again.
  mutating func end(_ title: String = "Stopped", _ html: String = "") {
    (step, said, self.title, outcome) = ("", "", title, .ended)
    result = html + "<p><button type=\"button\" data-do=\"run\">Run again</button></p>\n"
  }

  /// Says that texts run once they are saved.
  mutating func wait(_ html: String) {
    (step, said, title, outcome, result) = ("", "", "Save to run", .waits, html)
  }
}

/// Lets one at a time build and run code, in the order in which they ask.
actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The same work, when it is its turn.
  nonisolated func oneAtATime<Found: Sendable>(
    _ work:
      @escaping @Sendable (
        _ tell: @escaping @Sendable (String) -> Void
      ) async throws(ToolError) -> Found
  ) -> @Sendable (_ tell: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Found {
    { tell throws(ToolError) in
      await self.take()
      let result = await Result(of: { () throws(ToolError) in try await work(tell) })
      await self.leave()
      return try result.get()
    }
  }

  private func take() async {
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
