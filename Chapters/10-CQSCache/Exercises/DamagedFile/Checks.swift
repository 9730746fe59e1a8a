import Checking
import Foundation
import Testing

@testable import DamagedFileExercise

@Suite("Task 1: What is wrong with it")
struct Task1 {
  // See FileItemsCache.load
  @Test("`load()` returns the items in the file, or nil if there is no file.")
  func loadsItems() throws {
    try expect(loaded(Files([path: json("tea")])), is: "tea", "from a file with tea")
    try expect(loaded(Files()), is: "nil", "where there is no file")
  }

  // See FileItemsCache.load
  @Test("`load()` throws what is wrong with a damaged file, and changes nothing.")
  func tellsDamage() throws {
    let half = json("tea").prefix(10)
    let other = json("tea", form: "items 2")
    let files: [(Data, String, String)] = [
      (Data(), "empty", "a file without a byte"), (half, "notJSON", "half a file"),
      (Data(#"{"name":"tea"}"#.utf8), "foreign", "JSON with other keys"),
      (Data(#"{"form":"items 1","items":"tea"}"#.utf8), "foreign", "JSON with another type"),
      (other, "foreign", "JSON of another form"),
    ]
    for (data, damage, what) in files {
      let files = Files([path: data])
      try expect(loaded(files), is: "threw \(damage)", "from \(what)")
      let before = list(Files([path: data]))
      try expect(list(files), is: before, "on the disk after loading \(what)")
    }
  }

  // See FileItemsCache.load
  @Test("An error of the disk is thrown as it is.")
  func passesOnTrouble() throws {
    let files = Files([path: json("tea")])
    files.mayBeRead = false
    try expect(loaded(files), is: "threw mayNotBeRead", "from a file that can't be read")
  }
}

@Suite("Task 2: The old or the new")
struct Task2 {
  // See FileItemsCache.replace
  @Test("After a kill at any step of a save, the next start finds the old items or the new ones.")
  func killed() throws {
    for steps in 0...4 {
      let files = Files([path: json("old")])
      files.stepsLeft = steps
      _ = saved("new", files)
      let found = loaded(Files(files.contents))
      let isWhole = ["old", "new"].contains(found)
      let problem = "\(found) with these files on the disk: \(list(files))"
      try expect(
        isWhole ? "old or new" : problem, is: "old or new", "after a kill at step \(steps)")
      if steps == 4 { try expect(found, is: "new", "after a save that wasn't killed") }
    }
  }

  // See FileItemsCache.replace
  @Test("On a full disk the save throws, and the old items stay.")
  func diskFull() throws {
    let files = Files([path: json("old")])
    files.isFull = true
    try expect(saved("new", files), is: "threw diskFull", "from a save on a full disk")
    try expect(loaded(files), is: "old", "after it")
  }
}

@Suite("Task 3: Keep the damaged file")
struct Task3 {
  // See FileItemsCache.putAside
  @Test("Each damaged file is kept under another name, and a good one isn't put aside.")
  func keptAside() throws {
    let files = Files()
    for name in ["tea", "salt"] { _ = saved(name, files) }
    try expect(files.contents.keys.sorted(), is: [path], "as files after two saves, none damaged")
    let damages = ["", "damage 1", "damage 2", #"{"name":"tea"}"#]
    for text in damages {
      files.contents[path] = Data(text.utf8)
      _ = saved("oil", files)
    }
    let kept = files.contents.filter { $0.key != path }.values.map {
      String(decoding: $0, as: UTF8.self)
    }
    try expect(kept.sorted(), is: damages, "as files that were kept aside")
    try expect(loaded(files), is: "oil", "after the last save")
  }

  // See FileItemsCache.putAside
  @Test("If the file can't be read, the save throws that error, and changes nothing.")
  func staysUnread() throws {
    let files = Files([path: json("tea")])
    files.mayBeRead = false
    try expect(saved("salt", files), is: "threw mayNotBeRead", "from a save")
    files.mayBeRead = true
    try expect(loaded(files), is: "tea", "when the file can be read again")
  }
}

private let path = "items.json"

private func json(_ name: String, form: String = KeptItems.form) -> Data {
  let items = KeptItems([Item(name: name)], form: form)
  return (try? JSONEncoder().encode(items)) ?? Data()
}

/// The files of a disk with their text.
private func list(_ files: Files) -> [String] {
  files.contents.map { "\($0): \(String(decoding: $1, as: UTF8.self))" }.sorted()
}

/// The name of the item that is loaded, nil, or the error.
private func loaded(_ files: Files) -> String {
  told { try FileItemsCache(path: path, files: files).load()?[0].name ?? "nil" }
}

private func saved(_ name: String, _ files: Files) -> String {
  told { try FileItemsCache(path: path, files: files).save([Item(name: name)]) }
}
