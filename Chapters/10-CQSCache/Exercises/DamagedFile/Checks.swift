import Foundation
import Testing

@testable import DamagedFileExercise

@Suite("Task 1: What is wrong with it")
struct Task1 {
  @Test("Without a file there is nothing; with one, the items that were saved.")
  func loadsItems() throws {
    let items = someItems()
    for beside in [".new", "~", ".old", ".tmp", ".damaged-1"] {
      let files = Files([path + beside: try file(items)])
      try require(loaded(from: files), is: "nothing", "without a file, with \(path + beside)")
    }
    for items in [
      items, [], items + items.reversed(), [Item(name: "")], [Item(name: "Tee \"é\"\n")],
    ] {
      let files = Files([path: try file(items)])
      try require(loaded(from: files), is: names(items), "from a good file")
      files.contents[path] = bytes("\n ") + (try file(items)) + bytes("\n")
      try require(loaded(from: files), is: names(items), "from a good file with blanks around it")
    }
    let more = bytes(#"{"z": [null, 1], "items": [{"name": "tea", "n": 1}], "form": "items 1"}"#)
    try require(loaded(from: Files([path: more])), is: "tea", "from a good file with more keys")
  }

  @Test("An empty file, half of one, and the file of somebody else are told apart.")
  func tellsDamage() throws {
    let whole = try file(someItems())
    let texts = [
      "\n", " ", " \r\n\t ", "tea", "nul", #"{"form": "items 1""#, "[1,", #""tea"#, "{} {}",
      "null x",
    ]
    let parts: [Data] = [
      whole + bytes("x"), whole + whole, whole.dropFirst(), whole.prefix(1), Data(count: 1),
      whole.prefix(whole.count / 2), whole.dropLast(6) + [0xFF, 0xFE] + whole.suffix(6),
    ]
    let foreign = [
      "null", "17", "true", #""items 1""#, "[]", "{}", " {} ", #"{"form": "items 1"}"#,
      #"{"items": []}"#, #"{"form": 1, "items": []}"#, #"{"form": null, "items": []}"#,
      #"{"form": "items 1", "items": null}"#, #"{"form": "items 1", "items": {}}"#,
      #"{"form": "items 1", "items": ["tea"]}"#, #"{"form": "items 1", "items": [{}]}"#,
      #"{"form": "items 1", "items": [{"name": null}]}"#, #"{"form": "", "items": []}"#,
      #"{"form": "items 1", "items": [{"name": "tea"}, {"name": 1}]}"#,
      #"{"Form": "items 1", "Items": []}"#, #"[{"form": "items 1", "items": []}]"#,
    ]
    let forms = [
      "items", "items 10", "items 2", "Items 1", " items 1", "items 1 ", "1", "items 11",
    ]
    let others = try forms.map { try JSONEncoder().encode(KeptItems(someItems(), form: $0)) }
    for damaged in try damagedFiles()
      + (texts.map(bytes) + parts).map({ Damaged(data: $0, damage: .notJSON) })
      + (foreign.map(bytes) + others).map({ Damaged(data: $0, damage: .foreign) })
    {
      try require(
        loaded(from: Files([path: damaged.data])), is: damaged.words, "from \(damaged.text)")
    }
  }

  @Test("Loading changes nothing, and says the same again, until the file is changed.")
  func changesNothing() throws {
    let (tea, milk) = (someItems(), someItems())
    let files = Files(["\(path).new": bytes("half")])
    let cache = FileItemsCache(path: path, files: files)
    let good = [(try file(tea), names(tea)), (try file(milk), names(milk)), (nil, "nothing")]
    let states = try good + damagedFiles().prefix(4).map { ($0.data, $0.words) }
    for (first, second) in states.flatMap({ first in states.map { (first, $0) } }) {
      for (data, wanted) in [first, second] {
        files.contents[path] = data
        let before = files.contents
        let found = [loaded(by: cache), loaded(by: cache)]
        try require(found, is: [wanted, wanted], "asked twice")
        try require(files.contents == before, is: true, "that the files are what they were")
      }
    }
  }

  @Test("A file that may not be read is neither empty nor damaged: the error goes on.")
  func passesOnTheError() throws {
    let items = someItems()
    for data in [try file(items), nil, Data(), bytes("half")] {
      let files = Files([path: try file(items)])
      let cache = FileItemsCache(path: path, files: files)
      try require(loaded(by: cache), is: names(items), "from a good file")
      (files.contents[path], files.mayBeRead) = (data, false)
      try require(loaded(by: cache), is: "mayNotBeRead", "from a file that may not be read")
      (files.contents[path], files.mayBeRead) = (try file(items), true)
      try require(loaded(by: cache), is: names(items), "when it may be read again")
    }
  }
}

@Suite("Task 2: The old or the new")
struct Task2 {
  private let old = someItems()
  private let new = someItems()
  private let last = someItems()

  @Test("Killed after any number of steps, a save leaves the old items or the new, all of them.")
  func killed() throws {
    let one = [Item(name: "tea")]
    for (old, new) in [(old, new), (nil, new), ([], one), (old, []), (one, old), (old, old)] {
      for steps in 0..<100 {
        let files = Files([path: try old.map(file)].compactMapValues { $0 })
        files.contents["somebody's"] = bytes("half")
        let isKilled = isKilled(saving: new, in: files, after: steps)
        let wanted = isKilled ? [words(old), names(new)] : [names(new)]
        try requireKept(
          in: files, oneOf: wanted, "after \(steps) steps of a save over \(words(old))")
        guard isKilled else {
          try require(Set(files.contents.keys), is: [path, "somebody's"], "as files after it")
          break
        }
        try killedAgain(files, after: steps, wanted: wanted)
      }
    }
  }

  private func killedAgain(_ files: Files, after before: Int, wanted: [String]) throws {
    for steps in 0..<3 {
      let files = Files(files.contents)
      _ = isKilled(saving: old + new, in: files, after: steps)
      let what = "killed after \(before) steps, and in the next save after \(steps)"
      try requireKept(in: files, oneOf: wanted + [names(old + new)], what)
      try require(saved(last, in: files), is: "saved", what)
      try requireKept(in: files, oneOf: [names(last)], what)
    }
  }

  @Test("On a full disk a save throws, and the old items stay. The next save works as ever.")
  func diskFull() throws {
    for old in [old, [], nil] {
      let files = Files([path: try old.map(file)].compactMapValues { $0 })
      let cache = FileItemsCache(path: path, files: files)
      for time in ["the first", "the second"] {
        for _ in 1...2 {
          files.isFull = true
          try require(saved(new, by: cache), is: "diskFull", "from \(time) save on a full disk")
          try requireKept(
            in: files, oneOf: [time == "the first" ? words(old) : names(last)], "then")
        }
        files.isFull = false
        try require(saved(last, by: cache), is: "saved", "from the save when there is room")
        try requireKept(in: files, oneOf: [names(last)], "when there is room")
      }
    }
  }
}

@Suite("Task 3: Kept aside")
struct Task3 {
  private let old = someItems()
  private let new = someItems()

  @Test("A damaged file has another name after the next save. Of a good one nothing is made.")
  func keptAside() throws {
    for damaged in try damagedFiles() {
      let files = Files([path: damaged.data])
      for file in [damaged.text, "a good file"] {
        try require(saved(new, in: files), is: "saved", "over \(file)")
        try require(copies(of: damaged.data, in: files), is: 1, "files with \(damaged.text)")
      }
      try require(copies(of: damaged.data, in: files), is: 1, "files with \(damaged.text)")
    }
    // Room for half a file shows what the save writes first.
    for good in [old, [], [Item(name: "tea")]] {
      let data = Data(repeating: 32, count: 99) + (try file(good))
      let files = Files([path: data])
      files.isFull = true
      _ = saved(new, in: files)
      let parts = files.contents.filter { $0.key != path && $0.value.starts(with: data.prefix(50)) }
      try require(parts.keys.sorted(), is: [], "as other files with what a good file had")
    }
  }

  @Test("Of several damaged files, one after the other, each is kept, equal ones too.")
  func allAreKept() throws {
    let (half, other) = (try file(old).prefix(40), try file(new).prefix(40))
    let all =
      try damagedFiles().map(\.data) + [
        half, other, half, Data(), half, bytes("[]"), bytes("true"), Data([0xC3, 0x28]),
      ]
    for isNew in [true, false] {
      let files = Files()
      let cache = FileItemsCache(path: path, files: files)
      for data in all {
        files.contents[path] = data
        let cache = isNew ? FileItemsCache(path: path, files: files) : cache
        try require(saved(new, by: cache), is: "saved", "over \(shown(data))")
      }
      try requireAside(in: files, are: all, "damaged files")
      for gone in files.contents.keys.sorted() where gone != path {
        let files = Files(files.contents)
        files.contents[gone] = nil
        let kept = files.contents.filter { $0.key != path && all.contains($0.value) }.values
        let wanted = kept + [bytes("last")]
        files.contents[path] = bytes("last")
        try require(saved(new, in: files), is: "saved", "over one more, with one gone")
        try requireAside(in: files, are: wanted, "damaged files, with one gone")
      }
    }
  }

  @Test("Killed after any number of steps, or on a full disk, a save keeps the damaged file.")
  func killedOverDamaged() throws {
    for damaged in try damagedFiles() {
      let start = Files([path: damaged.data])
      _ = saved(new, in: start)
      start.contents[path] = damaged.data
      for steps in 0..<100 {
        var isAlive = false
        for isFull in [true, false] {
          let files = Files(start.contents)
          files.isFull = isFull
          isAlive = !isKilled(saving: new, in: files, after: steps)
          files.isFull = false
          for time in ["", ", and the next save"] {
            let found = files.contents.values.filter { $0 == damaged.data }.count
            let what = "that both files with \(damaged.text) are there after \(steps) steps\(time)"
            try require(found >= 2, is: true, what)
            try require(saved(new, in: files), is: "saved", "after the kill")
          }
        }
        if isAlive { break }
      }
    }
  }

  @Test("A file that may not be read is not damaged: the save throws, and the file stays.")
  func unreadable() throws {
    for data in try [file(old), nil, Data(), bytes("half")] {
      let files = Files([path: data].compactMapValues { $0 })
      let (before, cache) = (files.contents, FileItemsCache(path: path, files: files))
      for _ in 1...2 {
        files.mayBeRead = false
        try require(saved(new, by: cache), is: "mayNotBeRead", "from the save")
        try require(files.contents == before, is: true, "that the files are what they were")
      }
      files.mayBeRead = true
      try require(saved(new, by: cache), is: "saved", "from the save when it may be read")
    }
  }

  private func copies(of data: Data, in files: Files) -> Int {
    files.contents.filter { $0.key != path && $0.value == data }.count
  }

  private func requireAside(in files: Files, are wanted: [Data], _ what: String) throws {
    let found = files.contents.filter { $0.key != path && wanted.contains($0.value) }.values
    try require(found.map(shown).sorted(), is: wanted.map(shown).sorted(), what)
  }
}

private struct Damaged {
  let data: Data
  let damage: Damage
  var words: String { "\(damage)" }
  var text: String { shown(data) }
}

/// A few of each damage.
private func damagedFiles() throws -> [Damaged] {
  let whole = try file(someItems())
  let other = try JSONEncoder().encode(KeptItems(someItems(), form: "items 2"))
  return [
    Damaged(data: Data(), damage: .empty),
    Damaged(data: whole.dropLast(), damage: .notJSON),
    Damaged(data: other, damage: .foreign),
    Damaged(data: bytes(#"["tea"]"#), damage: .foreign),
    Damaged(data: Data(count: whole.count), damage: .notJSON),
    Damaged(data: bytes("{}"), damage: .foreign),
  ]
}

private func bytes(_ text: String) -> Data { Data(text.utf8) }

private func shown(_ data: Data) -> String {
  data.isEmpty
    ? "no bytes"
    : data.allSatisfy { $0 == 0 }
      ? "\(data.count) zeros" : String(decoding: data, as: UTF8.self).debugDescription
}

private let path = "items \(Int.random(in: 100_000...999_999))"

private func someItems() -> [Item] {
  let number = Int.random(in: 100_000...999_999)
  return [number + 1, number, number + 1].map { Item(name: "item \($0)") }
}

private func names(_ items: [Item]) -> String {
  items.isEmpty ? "no items" : items.map(\.name).joined(separator: ", ")
}

private func words(_ items: [Item]?) -> String { items.map(names) ?? "nothing" }

private func file(_ items: [Item]) throws -> Data { try JSONEncoder().encode(KeptItems(items)) }

/// What the next start of the program finds.
private func loaded(from files: Files) -> String {
  loaded(by: FileItemsCache(path: path, files: files))
}

private func loaded(by cache: FileItemsCache) -> String {
  do {
    return words(try cache.load())
  } catch {
    return "\(error)"
  }
}

private func saved(_ items: [Item], in files: Files) -> String {
  saved(items, by: FileItemsCache(path: path, files: files))
}

private func saved(_ items: [Item], by cache: FileItemsCache) -> String {
  do {
    try cache.save(items)
    return "saved"
  } catch {
    return "\(error)"
  }
}

/// Saves, and dies after so many steps; the disk lives on.
private func isKilled(saving items: [Item], in files: Files, after steps: Int) -> Bool {
  files.stepsLeft = steps
  defer { files.stepsLeft = .max }
  return saved(items, in: files) != "saved"
}

/// Looks into the file without `load()`.
private func requireKept(
  in files: Files, oneOf wanted: [String], _ what: String,
  at place: SourceLocation = #_sourceLocation
) throws {
  let data = files.contents[path]
  let items = data.flatMap { try? JSONDecoder().decode(KeptItems.self, from: $0).items }
  let found = data == nil ? "nothing" : items.map(names) ?? "a damaged file"
  let text = wanted.joined(separator: " or ")
  try #require(
    wanted.contains(found), "expected \(text) in the file \(what), found \(found)",
    sourceLocation: place)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
