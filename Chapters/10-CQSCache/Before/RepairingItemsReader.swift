import Foundation

extension Before {
  /// Moves a damaged file away when it reads it.
  struct RepairingItemsReader: ItemsReader {
    let path: String
    let files: any FileSystem

    func load() throws -> CachedItems? {
      do {
        return try files.read(path).map(ItemsFile.decode)
      } catch let failure as CacheFailure {
        try files.move(path, to: "\(path).damaged")
        throw failure
      }
    }
  }
}
