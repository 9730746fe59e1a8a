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
  /// The blocks of the guide that are other than the page's, as HTML by their numbers.
  var blocks: [String: String] = [:]
}

extension LiveState {
  /// Says that the newest text has no result, by no fault of its own, and offers to try again.
  mutating func fail(_ title: String, _ error: ToolError, offering button: String) {
    (step, said, self.title) = ("", "", title)
    result = """
      <p>\(shownHTML(error.description))</p>
      <p><button type="button" data-do="run">\(button)</button></p>

      """
  }
}

/// Who listens to a page's state.
struct Listeners: Sendable {
  private var all: [Int: AsyncStream<String>.Continuation] = [:]
  private var last = 0
  /// What was sent last.
  private var newest = ""

  var isEmpty: Bool { all.isEmpty }

  /// - Parameter onEnd: gets the number of a listener that has gone.
  mutating func add(
    onEnd: @escaping @Sendable (_ number: Int) -> Void
  ) -> AsyncStream<String> {
    last += 1
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { [last] _ in onEnd(last) }
    all[last] = continuation
    if !newest.isEmpty { continuation.yield(newest) }
    return stream
  }

  mutating func remove(_ number: Int) { all[number] = nil }

  mutating func send(_ state: LiveState) {
    guard let text = try? json(of: state), text != newest else { return }
    newest = text
    for listener in all.values { listener.yield(text) }
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
