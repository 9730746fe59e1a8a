import ToolSupport

/// What the pages of a desk show: what became of the files on the disk or, in a page with texts that are
/// not saved, what became of those.
struct Views: Sendable {
  /// One page that listens.
  private struct Page: Sendable {
    let number: Int
    let listener: AsyncStream<String>.Continuation
    /// The texts that are typed there and not saved, by path.
    var typed: [String: String] = [:]
    /// What became of them; nil where there are none.
    var state: LiveState?
    /// Whether they wait to be built.
    var isOpen = false
    var sent = ""
  }

  /// Which texts something is about.
  enum Place: Hashable, Sendable {
    case disk
    case page(String)
  }

  private var saved = LiveState()
  private var pages: [String: Page] = [:]
  private var last = 0

  var isEmpty: Bool { pages.isEmpty }

  /// Adds a page; another one of that name has gone without a word.
  ///
  /// - Parameter onEnd: gets the number of a page that has gone.
  mutating func add(
    _ id: String, onEnd: @escaping @Sendable (_ number: Int) -> Void
  ) -> AsyncStream<String> {
    last += 1
    let (stream, listener) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(1))
    listener.onTermination = { [last] _ in onEnd(last) }
    pages.removeValue(forKey: id)?.listener.finish()
    pages[id] = Page(number: last, listener: listener)
    if saved.isBegun { send() }
    return stream
  }

  mutating func remove(_ number: Int) {
    pages = pages.filter { $0.value.number != number }
  }

  /// The state for one place; a page without texts of its own has that of the disk.
  subscript(place: Place) -> LiveState {
    get { if case .page(let id) = place { pages[id]?.state ?? saved } else { saved } }
    set {
      if case .page(let id) = place {
        pages[id]?.state = newValue
      } else {
        saved = newValue
      }
    }
  }

  // MARK: - Texts that are typed

  func contains(_ id: String) -> Bool { pages[id] != nil }

  func typed(in place: Place) -> [String: String] {
    if case .page(let id) = place { pages[id]?.typed ?? [:] } else { [:] }
  }

  /// Where a page's state is of: of its own texts, or of the disk.
  func place(of id: String) -> Place { typed(in: .page(id)).isEmpty ? .disk : .page(id) }

  /// Notes the texts of a page. What is shown stays until something has become of them.
  mutating func type(_ typed: [String: String], in id: String) {
    guard var page = pages[id] else { return }
    page.typed = typed
    page.state = typed.isEmpty ? nil : page.state ?? saved
    page.isOpen = !typed.isEmpty
    pages[id] = page
  }

  /// Takes away what has been saved by now. All that is left waits to be built anew, as the files beside it are
  /// others.
  ///
  /// - Parameter disk: the text of a file on the disk.
  mutating func follow(_ disk: (_ path: String) -> String?) {
    for (id, page) in pages where !page.typed.isEmpty {
      let typed = page.typed.filter { !disk($0.key).hasSameBytes(as: $0.value) }
      // What became of the typed texts holds for the saved ones.
      if typed.isEmpty, let state = page.state, !state.built.isEmpty {
        let files = saved.files
        saved = state
        saved.files = files
      }
      type(typed, in: id)
    }
  }

  mutating func setOpen(_ place: Place, _ isOpen: Bool = true) {
    if case .page(let id) = place { pages[id]?.isOpen = isOpen }
  }

  /// A page whose texts wait to be built.
  var open: Place? { pages.keys.sorted().first { pages[$0]?.isOpen == true }.map(Place.page) }

  /// Whether a page shows the disk.
  var showsDisk: Bool { pages.values.contains { $0.state == nil } }

  mutating func showHints(_ hints: [String: [String]]) {
    saved.hints = hints
    for id in pages.keys { pages[id]?.state?.hints = hints }
  }

  /// Shows a sentence in every page.
  mutating func say(_ sentence: String) {
    saved.said = sentence
    for id in pages.keys { pages[id]?.state?.said = sentence }
    send()
  }

  /// Tells each page what is new for it.
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
