import Book
import ExerciseKit
import ToolSupport

/// A chapter or an exercise that somebody works on in a page, in an editor, or in both.
///
/// It builds what is saved, and what is typed in a page and not saved, one after the other: the newest text ends
/// the work on an older one, which is done afterwards.
protocol LiveDesk: Actor {
  associatedtype Found: Sendable

  var workspace: Workspace { get }
  var files: DeskFiles { get }
  var turns: Turns { get }
  var views: Views { get set }
  var live: Live<Found> { get set }
  /// Which texts are being built.
  var place: Views.Place { get set }
  /// What follows saves while somebody listens.
  var following: Task<Void, Never>? { get set }
  /// Gets ready, and waits for saves.
  func open() async throws(ToolError)
  /// Looks at the files on the disk, and begins to build them if they are new.
  func look()
  /// Makes the next look find new files.
  ///
  /// - Parameter isRetry: whether something was killed, so that what builds is found anew.
  func invalidate(isRetry: Bool)
  /// What builds the files on the disk, some of them with the texts that are typed.
  func work(
    trying typed: [String: String]
  ) -> @Sendable (_ tell: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Found
  /// Why texts must be saved before they run; nil where they need not be.
  func fallbackReason() async -> String?
  /// The state with what became of texts.
  ///
  /// - Parameter typed: those that are not saved; empty where it is about the disk.
  func state(
    _ state: LiveState, with result: Result<Found, ToolError>, trying typed: [String: String]
  ) -> LiveState
  /// The state with what of it takes longer, and comes behind the rest.
  func longer(_ state: LiveState) async -> LiveState
  /// Writes a file if it still has the text with that hash; what stood there can be brought back.
  func save(_ file: String, _ text: String, over hash: String?) throws(ToolError) -> SaveOutcome
  /// Where texts are kept that are not in the files any more, so that they can be brought back.
  var kept: any Keeping { get }
  /// What a button of the page does, other than those of every page.
  ///
  /// - Parameter place: what the page shows.
  func act(_ word: String, at place: Views.Place) async throws(ToolError) -> String
}

extension LiveDesk {
  /// The newest state, and each that follows, until the page goes.
  ///
  /// - Parameter page: what the page calls itself. Its unsaved texts are known by it.
  func listen(_ page: String) -> AsyncStream<String> {
    let stream = views.add(page) { number in Task { await self.leave(number) } }
    if following == nil { following = Task { await self.follow() } }
    return stream
  }

  private func leave(_ number: Int) {
    views.remove(number)
    guard views.isEmpty else { return }
    following?.cancel()
    following = nil
    // What was built stays known, for the page may come again.
    live.end()
    views[.disk].step = ""
    invalidate(isRetry: false)
  }

  /// Waits for saves, and tells the pages what becomes of each, until its task is cancelled.
  private func follow() async {
    live = Live()
    do throws(ToolError) { try await open() } catch {
      following = nil
      views[.disk].fail(error)
      return views.send()
    }
    look()
    for await event in live.events.stream {
      if Task.isCancelled { return }
      switch event {
      case .saved: look()
      case .step(let generation, let step) where live.isNew(generation, isDone: false):
        views[place].step = step
        views.send()
      case .found(let generation, let result) where live.isNew(generation, isDone: true):
        await show(result)
      case .found, .step, .key: continue
      }
    }
  }

  /// Builds these texts, and those that are being built afterwards.
  func begin(_ place: Views.Place, step: String = "building") {
    if live.isWorking, self.place != place {
      if self.place == .disk { invalidate(isRetry: false) } else { views.setOpen(self.place) }
      views[self.place].step = ""
    }
    self.place = place
    views.setOpen(place, false)
    views[place].step = step
    views.send()
    live.begin(turns.oneAtATime(work(trying: views.typed(in: place))))
  }

  private func show(_ result: Result<Found, ToolError>) async {
    let (place, typed) = (self.place, views.typed(in: self.place))
    var state = self.state(views[place], with: result, trying: typed)
    state.step = ""
    views[place] = state
    views.send()
    state = await longer(state)
    // Meanwhile a page may have gone on.
    if !live.isWorking || self.place != place, views.typed(in: place).hasSameBytes(as: typed) {
      views[place].blocks = state.blocks
      views.send()
    }
    if !live.isWorking { goOn(after: place) }
  }

  /// Builds what waits for its turn.
  private func goOn(after place: Views.Place) {
    if let next = views.open { begin(next) } else if place != .disk, views.showsDisk { look() }
  }

  /// Builds and runs what is typed in a page. Nothing of it is written.
  ///
  /// - Parameter texts: of all files with unsaved text, by their names.
  /// - Returns: the hash of each text, as the page's state names it.
  func attempt(
    _ texts: [String: String], in page: String
  ) async throws(ToolError) -> [String: String] {
    guard views.contains(page) else { throw ToolError("This page isn't connected to the book.") }
    var (typed, hashes): ([String: String], [String: String]) = ([:], [:])
    var risk: (name: String, line: RiskyLine)?
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let path = try files.path(of: name)
      guard files.edited.contains(name) else { throw ToolError("\(name) is read-only.") }
      let saved = try files.text(of: name)
      let text = text.withLineEnds(of: saved)
      hashes[name] = "\(ContentHash(text))"
      if text.hasSameBytes(as: saved) { continue }
      typed[path] = text
      if risk == nil, let line = RiskyLine(in: text, saved: saved) { risk = (name, line) }
    }
    let place = Views.Place.page(page)
    // What was saved just now holds for the page before its own text goes.
    if typed.isEmpty { look() }
    views.type(typed, in: page)
    if typed.isEmpty || risk != nil {
      if live.isWorking, self.place == place { live.stop() }
      if let (name, line) = risk {
        views.setOpen(place, false)
        views[place].wait(
          "<p>\(WebBook.place(name, line.line)) uses <code>\(line.name)</code>, which is risky in unfinished code. "
            + "Save to run it.</p>")
      }
      views.send()
      if !live.isWorking { goOn(after: place) }
      return hashes
    }
    if let reason = await fallbackReason() {
      views.setOpen(place, false)
      views[place].wait(
        "<p>Unsaved text can't run here: \(reason.escapedForHTML) Save to run it.</p>")
      views.send()
    } else if views.typed(in: place).hasSameBytes(as: typed), following != nil {
      begin(place)
    }
    return hashes
  }

  /// What a button of a page does.
  func act(_ word: String, in page: String) async throws(ToolError) -> String {
    let place = views.place(of: page)
    switch word {
    case "stop":
      guard live.isWorking else { return "" }
      live.stop()
      views[self.place].end()
      views.send()
      return ""
    case "run" where place != .disk:
      invalidate(isRetry: true)
      begin(place)
      return ""
    case "run" where following == nil && !views.isEmpty:
      following = Task { await self.follow() }
      return ""
    default:
      let said = try await act(word, at: place)
      for place in Set([place, .disk]) { views[place].said = said }
      views.send()
      tellOfLateWrites()
      return said
    }
  }

  /// The text of a file by its name on the page.
  func text(of file: String) throws(ToolError) -> String { try files.text(of: file) }

  func save(_ file: String, _ text: String, over hash: String?) throws(ToolError) -> SaveOutcome {
    try write(file, text.withLineEnds(of: try files.text(of: file)), over: hash)
  }

  func keep(_ file: String, _ text: String) throws(ToolError) {
    let path = try editedPath(of: file)
    let text = text.withLineEnds(of: (try? files.text(of: file)) ?? "")
    try workspace.withStateLock { lock throws(ToolError) in
      try kept.keep([path: Array(text.utf8)], lock)
    }
  }

  private func editedPath(of file: String) throws(ToolError) -> String {
    let path = try files.path(of: file)
    guard files.edited.contains(file) else { throw ToolError("\(file) is read-only.") }
    return path
  }

  /// Writes a file, and keeps the text of one that may have any.
  ///
  /// - Parameter hash: of the text that the person saw; nil where it may be any.
  func write(_ file: String, _ text: String, over hash: String?) throws(ToolError) -> SaveOutcome {
    let path = try editedPath(of: file)
    defer { tellOfLateWrites() }
    return try workspace.withStateLock { lock throws(ToolError) in
      let now = try files.text(of: file)
      if let hash, hash != "\(ContentHash(now))" { return .isOther(text: now) }
      let (seen, saved) = (Array(now.utf8), Array(text.utf8))
      if hash == nil { try kept.keep([path: seen], lock) }
      if seen == saved { return .saved(hash: "\(ContentHash(text))") }
      guard try workspace.save(saved, to: path, over: seen, keepingIn: kept, lock) else {
        // An editor saved in between. Its text stays, and the person decides.
        let theirs = try workspace.checkout.bytes(of: path)
        return .isOther(text: String(decoding: theirs, as: UTF8.self))
      }
      return .saved(hash: "\(ContentHash(text))")
    }
  }

  /// Says later what another program wrote into files that were replaced.
  func tellOfLateWrites() {
    Task {
      for sentence in await workspace.environment.lateWrites.finish() { views.say(sentence) }
    }
  }
}

/// What became of a save.
enum SaveOutcome: Sendable {
  case saved(hash: String)
  /// The file has another text by now: nothing was written.
  case isOther(text: String)
}

/// The files that a page may read, and which of them it may write, by their names on the page: their paths in
/// the folder, or in the checkout.
struct DeskFiles: Sendable {
  let names: [String]
  /// Relative to the checkout, by name.
  let paths: [String: String]
  let edited: Set<String>
  private let checkout: Checkout

  init(
    _ paths: [String], in folder: String, of checkout: Checkout, isEdited: (String) -> Bool
  ) {
    names = paths.map {
      $0.hasPrefix("\(folder)/") ? String($0.dropFirst(folder.count + 1)) : $0
    }
    self.paths = Dictionary(uniqueKeysWithValues: zip(names, paths))
    edited = Set(names.filter(isEdited))
    self.checkout = checkout
  }

  func text(of file: String) throws(ToolError) -> String { try checkout.read(try path(of: file)) }

  func path(of file: String) throws(ToolError) -> String {
    guard let path = paths[file] else { throw ToolError("There is no file '\(file)' here.") }
    return path
  }
}
