// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation

/// Items in a file that is whole at every moment.
final class FileItemsCache {
  private let path: String
  private let files: Files

  init(path: String, files: Files) {
    (self.path, self.files) = (path, files)
  }

  /// What was saved last; nil if there is no file. A query: it changes nothing.
  func load() throws -> [Item]? {
    // TASK 1: Read the items in the file, or throw what is wrong with it.
    guard let data = try files.read(path) else { return nil }
    guard !data.isEmpty else { throw Damage.empty }
    do {
      let kept = try JSONDecoder().decode(KeptItems.self, from: data)
      guard kept.form == KeptItems.form else { throw Damage.foreign }
      return kept.items
    } catch DecodingError.dataCorrupted {
      throw Damage.notJSON
    } catch is DecodingError {
      throw Damage.foreign
    }
    // STUB
    // nil
    // END
  }

  func save(_ items: [Item]) throws {
    let data = try JSONEncoder().encode(KeptItems(items))
    try putAside()
    try replace(by: data)
  }

  private func replace(by data: Data) throws {
    // TASK 2: Put the bytes in the place of the file, so that a kill leaves the old or the new.
    try files.write(data, to: "\(path).new")
    try files.move("\(path).new", to: path)
    // STUB
    // try files.write(data, to: path)
    // END
  }

  private func putAside() throws {
    // TASK 3: If the file is damaged, give it a name that no other file has.
    do {
      _ = try load()
    } catch is Damage {
      var number = 1
      while try files.read("\(path).damaged-\(number)") != nil { number += 1 }
      try files.move(path, to: "\(path).damaged-\(number)")
    }
    // STUB
    // END
  }
}
