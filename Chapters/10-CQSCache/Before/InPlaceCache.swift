import Foundation

extension Before {
  /// While it writes, the old items are gone and the new ones incomplete.
  struct FileItemsCache: ItemsCache {
    let path: String
    let files: any FileSystem
    let now: () -> Date

    func save(_ items: [Item]) throws {
      try files.write(ItemsFile.encode(CachedItems(savedAt: now(), items: items)), to: path)
    }
  }
}
