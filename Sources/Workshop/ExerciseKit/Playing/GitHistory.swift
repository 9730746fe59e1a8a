import Book
import ToolSupport

/// The committed files of the checkout.
struct GitHistory: Sendable {
  /// Whether git has a history of the checkout.
  enum Answer: Sendable, Equatable {
    case known
    /// There is no git, no repository, no commit, or a different repository around an unpacked ZIP file.
    case none
    /// git refuses to read the repository, with its reason.
    case refused(String)
  }

  let answer: Answer
  private let workspace: Workspace
  private let git: String?

  init(of workspace: Workspace) async {
    self.workspace = workspace
    git = try? workspace.toolchain.program("git")
    guard let git else {
      answer = .none
      return
    }
    // Only a commit of this package has its manifest here.
    let revParse = Self.command(git, ["rev-parse", "--verify", "--quiet", "HEAD:./Package.swift"])
    guard let ended = try? await workspace.run(revParse(workspace)) else {
      answer = .none
      return
    }
    let message = ended.errors.split(separator: "\n").map { $0.trimming(while: \.isWhitespace) }
      .filter { !$0.isEmpty }.joined(separator: " ")
    answer =
      ended.succeeded
      ? .known
      : ended.ending == .exit(1) || message.contains("not a git repository")
        ? .none : .refused(message.isEmpty ? "git didn't answer." : message)
  }

  /// The text of a file as it is committed, by its path relative to the checkout.
  func text(of path: String) async -> String? {
    await output(ifSuccessful: ["show", "HEAD:./\(path)"])
  }

  /// The committed paths, and those whose contents have changed. All other files are new, even ignored ones.
  ///
  /// - Parameter paths: existing files, relative to the checkout.
  /// - Throws: `ToolError` with git's reason if git fails.
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
    let committed = paths.filter { hashes[$0] != nil }
    let now =
      committed.isEmpty
      ? [] : try await output(["hash-object", "--"] + committed).split(separator: "\n")
    guard now.count == committed.count else {
      throw ToolError("git can't tell what has changed: it returned \(now.count) hashes.")
    }
    let changed = zip(committed, now).filter { hashes[$0] != $1 }.map(\.0)
    let deleted = hashes.keys.filter { !workspace.files.exists(workspace.checkout.path($0)) }
    return (Set(hashes.keys), Set(changed).union(deleted))
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

  private func output(ifSuccessful arguments: [String]) async -> String? {
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
