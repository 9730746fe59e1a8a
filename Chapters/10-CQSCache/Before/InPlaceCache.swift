import Foundation

// snippet.inplace
extension Before {
  /// The usual first version. While it saves, the old items are gone and the new ones not yet there.
  struct FileItemsCache: ItemsCache {
    let path: String
    let files: any FileSystem
    let now: () -> Date

    func save(_ items: [Item]) throws {
      try files.write(FileForm.encode(KeptItems(savedAt: now(), items: items)), to: path)
    }
  }
}
// snippet.end
