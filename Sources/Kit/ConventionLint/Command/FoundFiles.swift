import ToolSupport

/// The Swift files of a run's arguments, found before any is read.
struct FoundFiles: Sendable {
  private let files: any FileSystem
  private(set) var paths: [String] = []
  private(set) var notes: [Finding] = []
  private(set) var errors: [Finding] = []
  /// The real paths of the files, so that each is read once.
  private var seen: Set<String> = []

  init(_ paths: [String], in files: any FileSystem) {
    self.files = files
    for path in paths { find(path.count > 1 && path.hasSuffix("/") ? "\(path.dropLast())" : path) }
  }

  /// Folders with third-party or generated code.
  private static let skipped: Set<String> = ["Carthage", "DerivedData", "Pods"]

  /// Finds the Swift files below a folder in order. Skips hidden entries, third-party code and
  /// links to folders, because those could form a cycle.
  private mutating func find(_ path: String) {
    guard files.isFolder(path) else {
      if seen.insert(files.realPath(of: path)).inserted { paths.append(path) }
      return
    }
    do throws(ToolError) {
      for name in try files.entries(of: path)
      where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        let inner = path == "/" ? "/\(name)" : "\(path)/\(name)"
        if files.isFolder(inner) ? !files.isLink(inner) : name.hasSuffix(".swift") { find(inner) }
      }
    } catch {
      errors.append(Finding(file: path, "\(error)"))
    }
  }
}
