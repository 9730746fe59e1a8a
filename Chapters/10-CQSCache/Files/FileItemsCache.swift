import Foundation

/// Stores items in a JSON file that is complete at every moment. Use one cache for each file.
final class FileItemsCache: ItemsCache, ItemsReader {
  private let path: String
  private let files: any FileSystem
  private let now: () -> Date

  init(path: String, files: any FileSystem, now: @escaping () -> Date) {
    self.path = path
    self.files = files
    self.now = now
  }

  /// Replaces the old file with a new one. Killed at any moment, it leaves the old or the new file.
  /// A damaged file isn't overwritten but renamed, so that you can look at it.
  func save(_ items: [Item]) throws {
    let data = try ItemsFile.encode(CachedItems(savedAt: now(), items: items))
    try files.write(data, to: "\(path).new")
    do {
      _ = try load()
    } catch CacheFailure.damaged {
      try files.move(path, to: unusedDamagedName())
    }
    try files.move("\(path).new", to: path)
  }

  /// A query: a damaged file stays where it is.
  func load() throws -> CachedItems? {
    try files.read(path).map(ItemsFile.decode)
  }

  private func unusedDamagedName() throws -> String {
    var number = 1
    while try files.read("\(path).damaged-\(number)") != nil { number += 1 }
    return "\(path).damaged-\(number)"
  }
}
