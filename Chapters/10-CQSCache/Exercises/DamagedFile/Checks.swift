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
      try require(loaded(by: start(files)), is: "nothing", "without a file, with \(path)\(beside)")
    }
    try requireLoaded(nil, besideWhatSavesBegan: "nothing")
    let odd = [Item(name: "Tee \"é\"\n")]
    let lists: [[Item]] = [items, [], items + items.reversed(), [Item(name: "")], odd]
    for items in lists {
      try requireLoaded(try file(items), is: names(items))
      let blank = bytes("\n ")
      try requireLoaded(blank + (try file(items)) + blank, is: names(items))
    }
    let more = #"{"z": [null, 1], "items": [{"name": "tea", "n": 1}], "form": "items 1"}"#
    try requireLoaded(bytes(more), is: "tea")
  }

  @Test("An empty file, half of one, and the file of somebody else are told apart.")
  func tellsDamage() throws {
    let whole = try file(someItems())
    let parts: [Data] = [
      whole + bytes("x"), whole + whole, whole.dropFirst(), whole.prefix(1), Data(count: 1),
      whole.prefix(whole.count / 2), Data([0xC3, 0x28]) + whole,
    ]
    let texts: [String] = [
      "\n", " ", " \r\n\t ", "tea", "nul", #"{"form": "items 1""#, "[1,", #""tea"#, "{} {}",
      "null x",
    ]
    for data in parts + texts.map(bytes) { try requireLoaded(data, is: "notJSON") }
    try requireLoaded(bytes("half"), besideWhatSavesBegan: "notJSON")
    let foreign: [String] = [
      "null", "17", "true", #""items 1""#, "[]", "{}", " {} ", #"{"form": "items 1"}"#,
      #"{"items": []}"#, #"{"form": 1, "items": []}"#, #"{"form": null, "items": []}"#,
      #"{"form": "items 1", "items": null}"#, #"{"form": "items 1", "items": {}}"#,
      #"{"form": "items 1", "items": ["tea"]}"#, #"{"form": "items 1", "items": [{}]}"#,
      #"{"form": "items 1", "items": [{"name": null}]}"#, #"{"form": "", "items": []}"#,
      #"{"form": "items 1", "items": [{"name": "tea"}, {"name": 1}]}"#,
      #"{"Form": "items 1", "Items": []}"#, #"[{"form": "items 1", "items": []}]"#,
    ]
    for text in foreign { try requireLoaded(bytes(text), is: "foreign") }
    for form in ["items", "items 10", "items 2", "Items 1", " items 1", "items 1 ", "1"] {
      try requireLoaded(try file(someItems(), form: form), is: "foreign")
    }
    for damaged in try damagedFiles() { try requireLoaded(damaged.data, is: damaged.words) }
  }

  @Test("Loading says what is there now, or the error of the disk, twice, and changes nothing.")
  func changesNothing() throws {
    let (tea, milk) = (someItems(), someItems())
    var states: [(data: Data?, words: String)] = [
      (try file(tea), names(tea)), (nil, "nothing"), (try file(milk), names(milk)),
    ]
    for damaged in try damagedFiles().prefix(4) { states.append((damaged.data, damaged.words)) }
    for data in [try file(tea), nil, Data(), bytes("half")] { states.append((data, unreadable)) }
    let files = Files(["\(path).new": bytes("half")])
    let cache = start(files)
    // Each one comes after each, and after a save.
    for first in states {
      files.mayBeRead = true
      _ = saved(tea, by: cache)
      for state in states.flatMap({ [first, $0] }) {
        files.contents[path] = state.data
        files.mayBeRead = state.words != unreadable
        let before = files.contents
        let found = [loaded(by: cache), loaded(by: cache)]
        try require(found, is: [state.words, state.words], "asked twice")
        try require(files.contents == before, is: true, "that the files are what they were")
      }
    }
  }

  /// Beside the file there is what a save had begun when it was killed, after no step, one, two, …
  private func requireLoaded(_ data: Data?, besideWhatSavesBegan wanted: String) throws {
    for steps in 0..<4 {
      let files = Files()
      _ = isKilled(saving: someItems(), in: files, after: steps)
      files.contents[path] = data
      try require(loaded(by: start(files)), is: wanted, "beside a save killed after \(steps) steps")
    }
  }

  private func requireLoaded(
    _ data: Data, is wanted: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    try require(loaded(by: start(disk(data))), is: wanted, "from \(shown(data))", at: place)
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
    let saves: [(old: [Item]?, new: [Item])] = [
      (old, new), (nil, new), ([], one), (old, []), (one, old), (old, old),
    ]
    for (old, new) in saves {
      for steps in 0..<100 {
        let files = disk(try old.map { try file($0) })
        files.contents["somebody's"] = bytes("half")
        let isKilled = isKilled(saving: new, in: files, after: steps)
        let wanted: [String] = isKilled ? [words(old), names(new)] : [names(new)]
        try requireKept(in: files, wanted, "after \(steps) steps of a save over \(words(old))")
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
      try requireKept(in: files, wanted + [names(old + new)], what)
      try require(saved(last, by: start(files)), is: "saved", what)
      try requireKept(in: files, [names(last)], what)
    }
  }

  @Test("On a full disk a save throws, and the old items stay. The next save works as ever.")
  func diskFull() throws {
    for old in [old, [], nil] {
      let files = disk(try old.map { try file($0) })
      let cache = start(files)
      for there in [words(old), names(last)] {
        for _ in 1...2 {
          files.isFull = true
          try require(saved(new, by: cache), is: "diskFull", "from a save on a full disk")
          try requireKept(in: files, [there], "then")
        }
        files.isFull = false
        try require(saved(last, by: cache), is: "saved", "from the save when there is room")
        try requireKept(in: files, [names(last)], "when there is room")
      }
    }
  }

  /// Looks into the file without `load()`.
  private func requireKept(
    in files: Files, _ wanted: [String], _ what: @autoclosure () -> String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let data = files.contents[path]
    let kept = data.flatMap { try? JSONDecoder().decode(KeptItems.self, from: $0) }
    let found = data == nil ? "nothing" : kept.map { names($0.items) } ?? "a damaged file"
    if wanted.contains(found) { return }
    let text = wanted.joined(separator: " or ")
    try require(found, is: text, "in the file \(what())", at: place)
  }
}

@Suite("Task 3: Kept aside")
struct Task3 {
  private let old = someItems()
  private let new = someItems()

  @Test("Each damaged file is kept, as often as it happens, and of a good one nothing is made.")
  func keptAside() throws {
    let (half, other) = (try file(old).prefix(40), try file(new).prefix(40))
    let more: [Data] = [
      half, other, half, Data(), half, bytes("[]"), bytes("true"), Data([0xC3, 0x28]),
    ]
    let all = try damagedFiles().map(\.data) + more
    let texts = all.map(shown)
    var words = Dictionary(zip(all, texts)) { first, _ in first }
    words[bytes("last")] = shown(bytes("last"))
    for isNew in [true, false] {
      let files = Files()
      let cache = start(files)
      for (number, data) in all.enumerated() {
        files.contents[path] = data
        for file in [texts[number], "a good file", "a good file"] {
          let cache = isNew ? start(files) : cache
          try require(saved(new, by: cache), is: "saved", "over \(file)")
          let wanted = texts.prefix(number + 1).sorted()
          try require(aside(words, in: files), is: wanted, "as damaged files, after \(file)")
        }
      }
      for gone in files.contents.keys where gone != path {
        let files = Files(files.contents)
        files.contents[gone] = nil
        files.contents[path] = bytes("last")
        let wanted = aside(words, in: files) + [shown(bytes("last"))]
        try require(saved(new, by: start(files)), is: "saved", "over one more, with one gone")
        let found = aside(words, in: files)
        try require(found, is: wanted.sorted(), "as damaged files, with one gone")
      }
    }
    // Room for half a file shows what the save writes first.
    for good in [old, [], [Item(name: "tea")]] {
      let data = Data(repeating: 32, count: 99) + (try file(good))
      let files = disk(data)
      files.isFull = true
      _ = saved(new, by: start(files))
      let parts = files.contents.filter { $0.key != path && $0.value.starts(with: data.prefix(50)) }
      try require(parts.keys.sorted(), is: [], "as other files with what a good file had")
    }
  }

  @Test("Killed after any number of steps, or on a full disk, a save keeps the damaged file.")
  func killedOverDamaged() throws {
    for data in try damagedFiles().map(\.data) {
      let before = disk(data)
      _ = saved(new, by: start(before))
      before.contents[path] = data
      for isFull in [true, false] {
        for steps in 0..<20 {
          let files = Files(before.contents)
          (files.isFull, files.stepsLeft) = (isFull, steps)
          _ = saved(new, by: start(files))
          let hasDied = files.stepsLeft < 0
          (files.isFull, files.stepsLeft) = (false, 1_000_000)
          for time in ["a kill", "the next save"] {
            let found = files.contents.values.filter { $0 == data }.count
            try require(
              min(found, 2), is: 2,
              "files or more with \(shown(data)) after \(steps) steps and \(time)")
            try require(saved(new, by: start(files)), is: "saved", "after the kill")
          }
          // More steps change nothing.
          if !hasDied { break }
        }
      }
    }
  }

  @Test("A file that may not be read is not damaged: the save throws, and the file stays.")
  func staysUnread() throws {
    for data in [try file(old), nil, Data(), bytes("half")] {
      let files = disk(data)
      let (before, cache) = (files.contents, start(files))
      for _ in 1...2 {
        files.mayBeRead = false
        try require(saved(new, by: cache), is: unreadable, "from the save")
        try require(files.contents == before, is: true, "that the files are what they were")
      }
      files.mayBeRead = true
      try require(saved(new, by: cache), is: "saved", "from the save when it may be read")
    }
  }

  /// Those of the files that were kept, in words.
  private func aside(_ words: [Data: String], in files: Files) -> [String] {
    let kept = files.contents.filter { $0.key != path }.values
    return kept.compactMap { words[$0] }.sorted()
  }
}

/// A few of each damage.
private func damagedFiles() throws -> [(data: Data, words: String)] {
  let whole = try file(someItems())
  return [
    (Data(), "empty"), (whole.dropLast(), "notJSON"), (bytes(#"["tea"]"#), "foreign"),
    (try file(someItems(), form: "items 2"), "foreign"), (Data(count: whole.count), "notJSON"),
    (bytes("{}"), "foreign"),
  ]
}

private func bytes(_ text: String) -> Data { Data(text.utf8) }

private func shown(_ data: Data) -> String {
  data.isEmpty ? "no bytes" : String(decoding: data, as: UTF8.self).debugDescription
}

private let unreadable = "mayNotBeRead"
private let path = "items \(Int.random(in: 100_000...999_999))"

private func disk(_ data: Data?) -> Files {
  let files = Files()
  files.contents[path] = data
  return files
}

private func someItems() -> [Item] {
  let number = Int.random(in: 100_000...999_999)
  let numbers: [Int] = [number + 1, number, number + 1]
  return numbers.map { Item(name: "item \($0)") }
}

private func names(_ items: [Item]) -> String {
  items.isEmpty ? "no items" : items.map(\.name).joined(separator: ", ")
}

private func words(_ items: [Item]?) -> String { items.map(names) ?? "nothing" }

private func file(_ items: [Item], form: String = KeptItems.form) throws -> Data {
  try JSONEncoder().encode(KeptItems(items, form: form))
}

/// What the program has when it starts.
private func start(_ files: Files) -> FileItemsCache { FileItemsCache(path: path, files: files) }

private func loaded(by cache: FileItemsCache) -> String { told { words(try cache.load()) } }

private func saved(_ items: [Item], by cache: FileItemsCache) -> String {
  told {
    try cache.save(items)
    return "saved"
  }
}

private func told(_ work: () throws -> String) -> String {
  do {
    return try work()
  } catch {
    return "\(error)"
  }
}

/// Saves, and dies after so many steps; the disk lives on.
private func isKilled(saving items: [Item], in files: Files, after steps: Int) -> Bool {
  files.stepsLeft = steps
  defer { files.stepsLeft = 1_000_000 }
  return saved(items, by: start(files)) != "saved"
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  if found == wanted { return }
  let words = "expected \(wanted) \(what()), found \(found)"
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}
