import Book
import ToolSupport

/// A checkout and its clones, and the programs of a developer's machine.
struct FakeFiles: FileSystem {
  var chapters = ["14-Deps1", "15-Deps2"]
  var programs: Set = ["/bin/swift", "/bin/swiftc", "/bin/git", "/bin/ldd"]
  /// What is in a folder, by the last two parts of its path.
  var folders = [
    "14-Deps1/Exercises": [".hidden", "UseAndReplace"], "15-Deps2/Exercises": ["WrongObject"],
    "Sources/Numbers": ["A.swift", "B.swift"],
    "Sources/UseAndReplaceExercise": ["Exercise.swift", "Given.swift"],
    "Sources/WrongObjectExercise": ["Exercise.swift"],
  ]
  /// Manifests by the last two parts of their paths.
  var manifests = [
    "UseAndReplace/Package.swift": manifest(of: "UseAndReplace"),
    "WrongObject/Package.swift": manifest(of: "WrongObject"),
  ]
  var onWrite: @Sendable (_ text: String, _ path: String) -> Void = { _, _ in }

  func exists(_ path: String) -> Bool { programs.contains(path) }
  func isFolder(_ path: String) -> Bool {
    path == "/players/me/playground/Chapters" || folders[end(of: path)] != nil
  }
  func canWrite(_ path: String) -> Bool { true }
  func makeFolder(_ path: String) throws(ToolError) {}
  func write(_ text: String, to path: String) throws(ToolError) { onWrite(text, path) }
  func remove(_ path: String) throws(ToolError) {}
  func move(_ path: String, to new: String) throws(ToolError) {}
  func age(of path: String) -> Duration { .zero }
  func read(_ path: String) throws(ToolError) -> String { manifests[end(of: path)] ?? "" }
  func entries(of folder: String) throws(ToolError) -> [String] {
    folders[end(of: folder)] ?? chapters
  }

  private func end(of path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }

  private static func manifest(of exercise: String) -> String {
    """
    .target(name: "Numbers", dependencies: []),
    .target(name: "\(exercise)Exercise", dependencies: ["Numbers"]),
    .testTarget(
      name: "\(exercise)Checks", dependencies: ["\(exercise)Exercise"]),
    """
  }
}
