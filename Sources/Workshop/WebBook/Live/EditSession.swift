import Book
import ExerciseKit
import ToolSupport

/// Work on a chapter or an exercise, in pages and in any editor.
///
/// It builds the files on the disk and the unsaved texts of pages, one at a time. The newest text stops the build of
/// an older one, which is built afterwards.
protocol EditSession: Actor {
  associatedtype Found: Sendable

  var workspace: Workspace { get }
  var files: SessionFiles { get }
  var gate: SerialGate { get }
  var views: Views { get set }
  var live: Live<Found> { get set }
  /// The texts that are being built, or were built last.
  var origin: Views.Origin { get set }
  /// Watches for saves while a page listens.
  var saveWatcher: Task<Void, Never>? { get set }
  /// Reads the files and starts to watch their folders.
  func prepare() async throws(ToolError)
  /// Reads the files on the disk, and builds them if they have changed.
  func refresh()
  /// Makes the next refresh build the files again.
  ///
  /// - Parameter isRetry: whether a tool was killed, so that the toolchain is searched again.
  func invalidate(isRetry: Bool)
  /// The build of the files on the disk, some replaced by unsaved texts.
  func work(
    trying unsaved: [String: String]
  ) -> @Sendable (_ onStep: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Found
  /// Why texts can run only after a save; nil if they can run unsaved.
  func fallbackReason() async -> String?
  /// The state with the result of a build.
  ///
  /// - Parameter unsaved: the unsaved texts that were built; empty for the files on the disk.
  func state(
    _ state: LiveState, with result: Result<Found, ToolError>, trying unsaved: [String: String]
  ) -> LiveState
  /// The state with the changed blocks of the guide, which take longer than the rest.
  func addingBlocks(_ state: LiveState) async -> LiveState
  /// Writes a file if its text still has that hash. The old text can be restored.
  func save(_ file: String, _ text: String, over hash: String?) throws(ToolError) -> SaveOutcome
  /// Where replaced texts are saved, to be restored.
  var kept: any Keeping { get }
  /// Performs a button's action that isn't common to all sessions.
  ///
  /// - Parameter origin: the texts that the page shows.
  func perform(_ word: String, at origin: Views.Origin) async throws(ToolError) -> String
}

extension EditSession {
  /// The current state and all later ones, until the page disconnects.
  ///
  /// - Parameter page: the id of the page, and of its unsaved texts.
  func listen(_ page: String) -> AsyncStream<String> {
    let stream = views.add(page) { number in Task { await self.leave(number) } }
    if saveWatcher == nil { saveWatcher = Task { await self.watchSaves() } }
    return stream
  }

  private func leave(_ number: Int) {
    views.remove(number)
    guard views.isEmpty else { return }
    saveWatcher?.cancel()
    saveWatcher = nil
    // The build's result stays cached, because the page may connect again.
    live.end()
    views[.disk].step = ""
    invalidate(isRetry: false)
  }

  /// Builds each save and sends the result to the pages, until its task is canceled.
  private func watchSaves() async {
    live = Live()
    do throws(ToolError) { try await prepare() } catch {
      saveWatcher = nil
      views[.disk].fail(error)
      return views.send()
    }
    refresh()
    for await event in live.events.stream {
      if Task.isCancelled { return }
      switch event {
      case .saved: refresh()
      case .step(let generation, let step) where live.isNew(generation, isDone: false):
        views[origin].step = step
        views.send()
      case .found(let generation, let result) where live.isNew(generation, isDone: true):
        await show(result)
      case .found, .step, .key: continue
      }
    }
  }

  /// Builds these texts now. An interrupted build runs again afterwards.
  func build(_ origin: Views.Origin, step: String = "building") {
    if live.isWorking, self.origin != origin {
      if self.origin == .disk { invalidate(isRetry: false) } else { views.setPending(self.origin) }
      views[self.origin].step = ""
    }
    self.origin = origin
    views.setPending(origin, false)
    views[origin].step = step
    views.send()
    live.begin(gate.serialized(work(trying: views.unsaved(in: origin))))
  }

  private func show(_ result: Result<Found, ToolError>) async {
    let (origin, unsaved) = (self.origin, views.unsaved(in: self.origin))
    var state = self.state(views[origin], with: result, trying: unsaved)
    state.step = ""
    views[origin] = state
    views.send()
    state = await addingBlocks(state)
    // A page may have sent newer text in the meantime.
    if !live.isWorking || self.origin != origin, views.unsaved(in: origin).hasSameBytes(as: unsaved)
    {
      views[origin].blocks = state.blocks
      views.send()
    }
    if !live.isWorking { buildNext(after: origin) }
  }

  /// Builds the texts that are waiting.
  private func buildNext(after origin: Views.Origin) {
    if let next = views.pending {
      build(next)
    } else if origin != .disk, views.showsDisk {
      refresh()
    }
  }

  /// Builds and runs a page's unsaved texts, without writing them.
  ///
  /// - Parameter texts: all files with unsaved text, by name.
  /// - Returns: the hash of each text, as in the page's state.
  func runUnsaved(
    _ texts: [String: String], in page: String
  ) async throws(ToolError) -> [String: String] {
    guard views.contains(page) else {
      throw ToolError("This page isn't connected to the book. Reload it.")
    }
    var (unsaved, hashes): ([String: String], [String: String]) = ([:], [:])
    var risk: (name: String, line: RiskyLine)?
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let path = try files.path(of: name)
      guard files.edited.contains(name) else { throw ToolError("\(name) is read-only.") }
      let saved = try files.text(of: name)
      let text = text.withLineEnds(of: saved)
      hashes[name] = "\(ContentHash(text))"
      if text.hasSameBytes(as: saved) { continue }
      unsaved[path] = text
      if risk == nil, let line = RiskyLine(in: text, saved: saved) { risk = (name, line) }
    }
    let origin = Views.Origin.page(page)
    // The page must show the latest save before it loses its own text.
    if unsaved.isEmpty { refresh() }
    views.setUnsaved(unsaved, in: page)
    if unsaved.isEmpty || risk != nil {
      if live.isWorking, self.origin == origin { live.stop() }
      if let (name, line) = risk {
        views.setPending(origin, false)
        views[origin].wait(
          "<p>\(lineButton(name, line.line)) uses <code>\(line.name)</code>, which is risky in unfinished code. "
            + "Save to run it.</p>")
      }
      views.send()
      if !live.isWorking { buildNext(after: origin) }
      return hashes
    }
    if let reason = await fallbackReason() {
      views.setPending(origin, false)
      views[origin].wait(
        "<p>Unsaved text can't run here: \(reason.escapedForHTML) Save to run it.</p>")
      views.send()
    } else if views.unsaved(in: origin).hasSameBytes(as: unsaved), saveWatcher != nil {
      build(origin)
    }
    return hashes
  }

  /// Performs the action of a button.
  func perform(_ word: String, in page: String) async throws(ToolError) -> String {
    let origin = views.origin(of: page)
    switch word {
    case "stop":
      guard live.isWorking else { return "" }
      live.stop()
      views[self.origin].end()
      views.send()
      return ""
    case "run" where origin != .disk:
      invalidate(isRetry: true)
      build(origin)
      return ""
    case "run" where saveWatcher == nil && !views.isEmpty:
      saveWatcher = Task { await self.watchSaves() }
      return ""
    default:
      let message = try await perform(word, at: origin)
      for origin in Set([origin, .disk]) { views[origin].said = message }
      views.send()
      reportLateWrites()
      return message
    }
  }

  /// The text of a file, by its name on the page.
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

  /// Writes a file. Without a hash, the old text is saved first.
  ///
  /// - Parameter hash: the hash of the text that the page showed; nil to overwrite any text.
  func write(_ file: String, _ text: String, over hash: String?) throws(ToolError) -> SaveOutcome {
    let path = try editedPath(of: file)
    defer { reportLateWrites() }
    return try workspace.withStateLock { lock throws(ToolError) in
      let now = try files.text(of: file)
      if let hash, hash != "\(ContentHash(now))" { return .conflict(text: now) }
      let (seen, saved) = (Array(now.utf8), Array(text.utf8))
      if hash == nil { try kept.keep([path: seen], lock) }
      if seen == saved { return .saved(hash: "\(ContentHash(text))") }
      guard try workspace.save(saved, to: path, over: seen, keepingIn: kept, lock) else {
        // An editor has saved in the meantime. That text stays, and the user decides.
        let theirs = try workspace.checkout.bytes(of: path)
        return .conflict(text: String(decoding: theirs, as: UTF8.self))
      }
      return .saved(hash: "\(ContentHash(text))")
    }
  }

  /// Reports, later, what another program wrote into replaced files.
  func reportLateWrites() {
    Task {
      for sentence in await workspace.environment.lateWrites.finish() {
        views.showMessage(sentence)
      }
    }
  }
}

/// The result of a save.
enum SaveOutcome: Sendable {
  case saved(hash: String)
  /// The file has changed, so nothing was written.
  case conflict(text: String)
}

/// The files that a page may read, and those that it may write, by their names on the page: their paths relative to
/// the folder, or else to the checkout.
struct SessionFiles: Sendable {
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
    guard let path = paths[file] else { throw ToolError("This page has no file '\(file)'.") }
    return path
  }
}
