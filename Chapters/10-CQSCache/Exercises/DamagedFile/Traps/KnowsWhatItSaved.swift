// Fails changesNothing: what it saved itself is not what somebody has put there since.
// A damaged file. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Foundation

/// Items in a file that is whole at every moment.
final class FileItemsCache {
  private let path: String
  private let files: Files
  private var saved: [Item]?

  init(path: String, files: Files) {
    (self.path, self.files) = (path, files)
  }

  /// What was saved last; nil if there is no file. A query: it changes nothing.
  func load() throws -> [Item]? {
    // TASK 1: Read the items in the file, or throw what is wrong with it.
    if let saved { return saved }
    guard let data = try files.read(path) else { return nil }
    guard !data.isEmpty else { throw Damage.empty }
    let isJSON = (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
    guard let kept = try? JSONDecoder().decode(KeptItems.self, from: data),
      kept.form == KeptItems.form
    else { throw isJSON ? Damage.foreign : Damage.notJSON }
    return kept.items
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
    saved = try JSONDecoder().decode(KeptItems.self, from: data).items
    // END
  }

  private func putAside() throws {
    // TASK 3: If the file is damaged, give it a name that no other file has.
    saved = nil
    do {
      _ = try load()
    } catch is Damage {
      var number = 1
      while try files.read("\(path).damaged-\(number)") != nil { number += 1 }
      try files.move(path, to: "\(path).damaged-\(number)")
    }
    // END
  }
}
