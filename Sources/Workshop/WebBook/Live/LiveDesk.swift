import Book
import ExerciseKit
import ToolSupport

/// A chapter or an exercise that somebody works on in a page, in an editor, or in both.
protocol LiveDesk: Actor {
  var workspace: Workspace { get }
  var files: DeskFiles { get }
  var listeners: Listeners { get set }
  /// What follows saves while somebody listens.
  var following: Task<Void, Never>? { get set }
  /// Waits for saves, and tells the listeners what becomes of each, until its task is cancelled.
  func follow() async
  /// Ends what is being done, because nobody listens any more.
  func rest()
  /// Writes a file if it still has the text with that hash; what stood there can be brought back.
  func save(_ file: String, _ text: String, over hash: String?) throws(ToolError) -> SaveOutcome
  /// Where texts are kept that are not in the files any more, so that they can be brought back.
  var kept: any Keeping { get }
  /// Shows a sentence.
  func tell(_ message: String)
  /// What a button of the page does.
  func act(_ word: String) async throws(ToolError) -> String
}

extension LiveDesk {
  /// The newest state, and each that follows, until the listener goes.
  func listen() -> AsyncStream<String> {
    let stream = listeners.add { number in Task { await self.leave(number) } }
    if following == nil { following = Task { await self.follow() } }
    return stream
  }

  private func leave(_ number: Int) {
    listeners.remove(number)
    guard listeners.isEmpty else { return }
    following?.cancel()
    following = nil
    rest()
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
    guard files.edited.contains(file) else { throw ToolError("\(file) stays as it is.") }
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
      for sentence in await workspace.environment.lateWrites.finish() { tell(sentence) }
    }
  }
}

/// What became of a save.
enum SaveOutcome: Sendable {
  case saved(hash: String)
  /// The file has another text by now: nothing was written.
  case isOther(text: String)
}

/// The files that a page may read, and which of them it may write, by their names on the page.
struct DeskFiles: Sendable {
  let names: [String]
  /// Relative to the checkout, by name.
  let paths: [String: String]
  let edited: Set<String>
  private let checkout: Checkout

  init(
    _ paths: [String], in folder: String, of checkout: Checkout, isEdited: (String) -> Bool
  ) {
    names = paths.map { String($0.dropFirst(folder.count + 1)) }
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
