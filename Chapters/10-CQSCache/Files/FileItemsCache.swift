import Foundation

/// Items in a JSON file that is whole at every moment. One cache a file.
final class FileItemsCache: ItemsCache, ItemsReader {
  private let path: String
  private let files: any FileSystem
  private let now: () -> Date

  init(path: String, files: any FileSystem, now: @escaping () -> Date) {
    self.path = path
    self.files = files
    self.now = now
  }

  /// Puts a new file in the place of the old one. Killed at any moment, it leaves the old or the new.
  /// A damaged file is not overwritten: it gets a name of its own, so that you can look at it.
  func save(_ items: [Item]) throws {
    let data = try FileForm.encode(KeptItems(savedAt: now(), items: items))
    try files.write(data, to: "\(path).new")
    do {
      _ = try load()
    } catch CacheFailure.damaged {
      try files.move(path, to: freeName())
    }
    try files.move("\(path).new", to: path)
  }

  /// A query: a damaged file stays where it is.
  func load() throws -> KeptItems? {
    try files.read(path).map(FileForm.decode)
  }

  private func freeName() throws -> String {
    var number = 1
    while try files.read("\(path).damaged-\(number)") != nil { number += 1 }
    return "\(path).damaged-\(number)"
  }
}
