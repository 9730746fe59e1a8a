import Book
import ToolSupport

/// What git says of the checkout's files as they are committed.
struct History: Sendable {
  /// Whether git can tell.
  enum Answer: Sendable, Equatable {
    case known
    /// There is no git, no repository, no commit, or another repository around an unpacked ZIP file.
    case none
    /// git knows a repository and won't read it, for the reason that it gives.
    case refused(String)
  }

  let answer: Answer
  private let workspace: Workspace
  private let git: String?

  /// Asks git.
  init(of workspace: Workspace) async {
    self.workspace = workspace
    git = try? workspace.toolchain.program("git")
    guard let git else {
      answer = .none
      return
    }
    // Only a commit of this package has its manifest here.
    let asked = Self.command(git, ["rev-parse", "--verify", "--quiet", "HEAD:./Package.swift"])
    guard let ended = try? await workspace.run(asked(workspace)) else {
      answer = .none
      return
    }
    let words = ended.errors.split(separator: "\n").map { $0.trimming(while: \.isWhitespace) }
      .filter { !$0.isEmpty }.joined(separator: " ")
    answer =
      ended.succeeded
      ? .known
      : ended.ending == .exit(1) || words.contains("not a git repository")
        ? .none : .refused(words.isEmpty ? "git didn't answer." : words)
  }

  /// The text of a file as it is committed, by its path relative to the checkout.
  func text(of path: String) async -> String? {
    await said(["show", "HEAD:./\(path)"])
  }

  /// The paths of some files that git knows, and of those the ones that have other contents now. Whatever
  /// else is there is new, also what git was told to ignore.
  ///
  /// - Parameter paths: relative to the checkout, of files that are there.
  /// - Throws: `ToolError` with git's reason, where it doesn't say.
  func compared(
    _ paths: [String], in folders: [String]
  ) async throws(ToolError) -> (all: Set<String>, changed: Set<String>) {
    // A name that isn't ASCII is in quotation marks, unless zeros separate them.
    let tree = try await output(["ls-tree", "-r", "-z", "HEAD", "--"] + folders)
    var hashes: [String: Substring] = [:]
    for entry in tree.split(separator: "\0") {
      let (head, path) = (entry.prefix { $0 != "\t" }, entry.drop { $0 != "\t" }.dropFirst())
      hashes[String(path)] = head.split(separator: " ").last
    }
    let known = paths.filter { hashes[$0] != nil }
    let now =
      known.isEmpty
      ? [] : try await output(["hash-object", "--"] + known).split(separator: "\n")
    guard now.count == known.count else {
      throw ToolError("git can't tell what has changed: it gave \(now.count) hashes.")
    }
    let changed = zip(known, now).filter { hashes[$0] != $1 }.map(\.0)
    let gone = hashes.keys.filter { !workspace.files.exists(workspace.checkout.path($0)) }
    return (Set(hashes.keys), Set(changed).union(gone))
  }

  private func output(_ arguments: [String]) async throws(ToolError) -> String {
    guard let git else { return "" }
    let ended = try await workspace.run(Self.command(git, arguments)(workspace))
    guard ended.succeeded else {
      throw ToolError(
        "git can't tell what has changed: \(ended.errors.trimming(while: \.isWhitespace))")
    }
    return ended.output
  }

  private func said(_ arguments: [String]) async -> String? {
    guard let git, let ended = try? await workspace.run(Self.command(git, arguments)(workspace)),
      ended.succeeded
    else { return nil }
    return ended.output
  }

  private static func command(_ git: String, _ arguments: [String]) -> (Workspace) -> Command {
    { workspace in
      Command(
        git, arguments, in: workspace.checkout.root, environment: ["LC_ALL": "C"],
        limit: workspace.environment.toolLimit)
    }
  }
}
