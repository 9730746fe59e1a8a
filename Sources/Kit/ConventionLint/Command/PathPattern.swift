import Foundation

/// Paths that a configuration names: a path, in which `*` and `?` stand for what is not `/`, and
/// a part `**` for any folders. What is in a folder that it names is named with it.
struct PathPattern: Sendable {
  private let parts: [String]

  /// - Parameter folder: what the pattern is relative to.
  init(_ pattern: String, in folder: String) {
    parts = Paths.whole(pattern, in: folder).split(separator: "/").map(String.init)
  }

  /// - Parameter path: whole.
  func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/").map(String.init)[...])
  }

  private static func matches(_ parts: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return true }
    if part == "**", matches(parts.dropFirst(), path) { return true }
    guard let name = path.first else { return false }
    if part == "**" { return matches(parts, path.dropFirst()) }
    return fnmatch(part, name, 0) == 0 && matches(parts.dropFirst(), path.dropFirst())
  }
}
