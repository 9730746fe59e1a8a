import ToolSupport

/// The last commit of the checkout that somebody is in.
struct GitHead: Sendable {
  /// The folder of the checkout.
  let root: String
  /// The short hash.
  let commit: String
  let hasUncommittedChanges: Bool

  /// - Parameter folders: where to look for uncommitted changes, relative to the checkout; everywhere
  ///   if empty.
  /// - Throws: `ToolError` where there is no git, no checkout of this package, or no commit yet.
  init(
    containing directory: String, bench: Bench, _ folders: [String] = []
  ) async throws(ToolError) {
    guard bench.has("git") else {
      throw ToolError("'git' is not on the PATH: install it and try again.")
    }
    func git(
      _ arguments: [String], orSay sentence: String, _ kind: ToolError.Kind = .no
    ) async throws(ToolError) -> String {
      do {
        let output = try await bench.run("git", arguments, in: directory).output
        return output.split(separator: "\n").joined(separator: "\n")
      } catch {
        throw Task.isCancelled ? error : ToolError(sentence, kind)
      }
    }
    let notHere = "\(directory) is not in a git checkout of DependencyPlayground."
    root = try await git(["rev-parse", "--show-toplevel"], orSay: notHere, .usedWrongly)
    guard bench.environment.files.isFolder("\(root)/Chapters") else {
      throw ToolError(notHere, .usedWrongly)
    }
    commit = try await git(
      ["rev-parse", "--short", "HEAD"], orSay: "\(root) has no commit yet, so nothing to measure.")
    // Without locks, so as to be in nobody's way who commits meanwhile.
    hasUncommittedChanges = try await !git(
      ["--no-optional-locks", "status", "--porcelain"] + folders.map { ":/\($0)" },
      orSay: "git cannot tell the status of \(root)."
    ).isEmpty
  }
}
