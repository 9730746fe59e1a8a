import ToolSupport

/// The states of a session's pages: that of the files on the disk, or that of a page's own unsaved texts.
struct Views: Sendable {
  /// A connected page.
  private struct Page: Sendable {
    let number: Int
    let listener: AsyncStream<String>.Continuation
    /// The page's unsaved texts, by path.
    var unsaved: [String: String] = [:]
    /// The state of the unsaved texts; nil if there are none.
    var state: LiveState?
    /// Whether the page's texts are waiting to be built.
    var isPending = false
    var sent = ""
  }

  /// The origin of texts: the files on the disk, or the unsaved texts of a page.
  enum Origin: Hashable, Sendable {
    case disk
    case page(String)
  }

  private var saved = LiveState()
  private var pages: [String: Page] = [:]
  private var last = 0

  var isEmpty: Bool { pages.isEmpty }

  /// Adds a page. It replaces a disconnected page with the same id.
  ///
  /// - Parameter onEnd: called with the number of a page that disconnects.
  mutating func add(
    _ id: String, onEnd: @escaping @Sendable (_ number: Int) -> Void
  ) -> AsyncStream<String> {
    last += 1
    let (stream, listener) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(1))
    listener.onTermination = { [last] _ in onEnd(last) }
    pages.removeValue(forKey: id)?.listener.finish()
    pages[id] = Page(number: last, listener: listener)
    if saved.hasContent { send() }
    return stream
  }

  mutating func remove(_ number: Int) {
    pages = pages.filter { $0.value.number != number }
  }

  /// The state of one origin. A page without unsaved texts has that of the disk.
  subscript(origin: Origin) -> LiveState {
    get { if case .page(let id) = origin { pages[id]?.state ?? saved } else { saved } }
    set {
      if case .page(let id) = origin {
        // A late result of texts that are saved by now isn't about the page's text.
        if pages[id]?.unsaved.isEmpty == false { pages[id]?.state = newValue }
      } else {
        saved = newValue
      }
    }
  }

  // MARK: - Unsaved texts

  func contains(_ id: String) -> Bool { pages[id] != nil }

  func unsaved(in origin: Origin) -> [String: String] {
    if case .page(let id) = origin { pages[id]?.unsaved ?? [:] } else { [:] }
  }

  /// The origin of the texts whose state a page shows.
  func origin(of id: String) -> Origin { unsaved(in: .page(id)).isEmpty ? .disk : .page(id) }

  /// Sets the unsaved texts of a page, which keeps its state until they are built.
  mutating func setUnsaved(_ unsaved: [String: String], in id: String) {
    guard var page = pages[id] else { return }
    page.unsaved = unsaved
    page.state = unsaved.isEmpty ? nil : page.state ?? saved
    page.isPending = !unsaved.isEmpty
    pages[id] = page
  }

  /// Drops texts that are saved by now. The remaining ones are built again, because the other files
  /// have changed.
  ///
  /// - Parameter disk: the text of a file on the disk.
  mutating func dropSaved(onDisk disk: (_ path: String) -> String?) {
    for (id, page) in pages where !page.unsaved.isEmpty {
      let unsaved = page.unsaved.filter { !disk($0.key).hasSameBytes(as: $0.value) }
      // The result of the unsaved texts also holds for the saved ones.
      if unsaved.isEmpty, let state = page.state, !state.built.isEmpty {
        let files = saved.files
        saved = state
        saved.files = files
      }
      setUnsaved(unsaved, in: id)
    }
  }

  mutating func setPending(_ origin: Origin, _ isPending: Bool = true) {
    guard case .page(let id) = origin, pages[id]?.unsaved.isEmpty == false else { return }
    pages[id]?.isPending = isPending
  }

  /// A page whose texts are waiting to be built.
  var pending: Origin? {
    pages.keys.sorted().first { pages[$0]?.isPending == true }.map(Origin.page)
  }

  /// Whether a page shows the disk.
  var showsDisk: Bool { pages.values.contains { $0.state == nil } }

  mutating func showHints(_ hints: [String: [String]]) {
    saved.hints = hints
    for id in pages.keys { pages[id]?.state?.hints = hints }
  }

  /// Shows a message in every page.
  mutating func showMessage(_ message: String) {
    saved.said = message
    for id in pages.keys { pages[id]?.state?.said = message }
    send()
  }

  /// Sends each page its state, if that has changed.
  mutating func send() {
    for (id, page) in pages {
      var state = page.state ?? saved
      state.files = saved.files
      state.of = page.state == nil ? "" : id
      guard let text = try? json(of: state), text != page.sent else { continue }
      pages[id]?.sent = text
      page.listener.yield(text)
    }
  }
}
