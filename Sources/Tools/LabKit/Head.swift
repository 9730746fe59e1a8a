import WorkshopKit

/// The last commit of the checkout that somebody is in.
struct Head: Sendable {
  /// The folder of the checkout.
  let root: String
  /// The short hash.
  let commit: String
  let hasUncommittedChanges: Bool

  /// - Parameter folders: where to look for uncommitted changes, relative to the checkout; everywhere
  ///   if empty.
  /// - Throws: `Complaint` where there is no git, no checkout of this package, or no commit yet.
  init(
    containing directory: String, bench: Bench, _ folders: [String] = []
  ) async throws(Complaint) {
    guard bench.has("git") else {
      throw Complaint("'git' is not on the PATH: install it and try again.")
    }
    func git(
      _ arguments: [String], orSay sentence: String, _ kind: Complaint.Kind = .no
    ) async throws(Complaint) -> String {
      do {
        let output = try await bench.run("git", arguments, in: directory).output
        return output.split(separator: "\n").joined(separator: "\n")
      } catch {
        throw Task.isCancelled ? error : Complaint(sentence, kind)
      }
    }
    let notHere = "\(directory) is not in a git checkout of DependencyPlayground."
    root = try await git(["rev-parse", "--show-toplevel"], orSay: notHere, .usedWrongly)
    guard bench.surroundings.files.isFolder("\(root)/Chapters") else {
      throw Complaint(notHere, .usedWrongly)
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
