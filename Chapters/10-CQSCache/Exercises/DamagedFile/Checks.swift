import Foundation
import Testing

@testable import DamagedFileExercise

@Suite("Task 1: What is wrong with it")
struct Task1 {
  @Test("Without a file there is nothing; with one, the items that were saved.")
  func loadsItems() throws {
    let (files, items) = (Files(), someItems())
    try require(loaded(from: files), is: "nothing", "without a file")
    files.contents["f"] = try file(items)
    try require(loaded(from: files), is: "\(names(items))", "from a good file")
    files.contents["f"] = try file([])
    try require(loaded(from: files), is: "no items", "from a file with an empty list")
  }

  @Test("An empty file, half of one, and the file of somebody else are told apart.")
  func tellsDamage() throws {
    for damaged in try damagedFiles() {
      let found = loaded(from: Files(["f": damaged.data]))
      try require(found, is: "\(damaged.damage)", "from \(damaged.name)")
    }
  }

  @Test("Loading from a damaged file changes nothing: asked again, it says the same.")
  func changesNothing() throws {
    for damaged in try damagedFiles() {
      let files = Files(["f": damaged.data])
      let found = [loaded(from: files), loaded(from: files)]
      try require(found, is: ["\(damaged.damage)", "\(damaged.damage)"], "asked twice")
      try require(files.contents, is: ["f": damaged.data], "as files")
    }
  }

  @Test("A file that may not be read is neither empty nor damaged: the error goes on.")
  func passesOnTheError() throws {
    let files = Files(["f": try file(someItems())])
    files.mayBeRead = false
    try require(loaded(from: files), is: "mayNotBeRead", "from a file that may not be read")
  }
}

@Suite("Task 2: The old or the new")
struct Task2 {
  private let old = someItems()
  private let new = someItems()
  private let last = someItems()

  @Test("Killed after any number of steps, a save leaves the old items or the new, all of them.")
  func killed() throws {
    for steps in 0... {
      let files = Files(["f": try file(old)])
      let isKilled = isKilled(saving: new, in: files, after: steps)
      let found = loaded(from: files)
      if isKilled, found == names(old) || found == names(new) {
        try FileItemsCache(path: "f", files: files).save(last)
        try require(loaded(from: files), is: names(last), "from the save after the kill")
        continue
      }
      let wanted = isKilled ? "\(names(old)) or \(names(new))" : names(new)
      return try require(found, is: wanted, "after \(steps) steps of a save")
    }
  }

  @Test("On a full disk a save throws, and the old items stay.")
  func diskFull() throws {
    let files = Files(["f": try file(old)])
    files.isFull = true
    try require(saved(new, in: files), is: "diskFull", "from the save")
    try require(loaded(from: files), is: names(old), "from the file")
  }
}

@Suite("Task 3: Kept aside")
struct Task3 {
  private let old = someItems()
  private let new = someItems()

  @Test("A damaged file has another name after the next save. Beside a good one there is nothing.")
  func keptAside() throws {
    for damaged in try damagedFiles() {
      let files = Files(["f": damaged.data])
      try require(saved(new, in: files), is: "saved", "over \(damaged.name)")
      try require(saved(new, in: files), is: "saved", "over a good file")
      try require(loaded(from: files), is: names(new), "from the file")
      let others = files.contents.filter { $0.key != "f" }
      try require(Array(others.values), is: [damaged.data], "as other files")
    }
  }

  @Test("Of several damaged files, one after the other, each is kept.")
  func allAreKept() throws {
    let files = Files()
    var wanted: Set<Data> = []
    for damaged in try damagedFiles() {
      files.contents["f"] = damaged.data
      wanted.insert(damaged.data)
      try require(saved(new, in: files), is: "saved", "over \(damaged.name)")
    }
    let kept = Set(files.contents.filter { $0.key != "f" }.values)
    try require(kept.count, is: wanted.count, "damaged files kept")
    try require(kept == wanted, is: true, "that they are what they were")
  }

  @Test("Killed after any number of steps, a save has not lost the damaged file.")
  func killedOverDamaged() throws {
    let damaged = try file(old).prefix(20)
    for steps in 0... {
      let files = Files(["f": damaged])
      let isKilled = isKilled(saving: new, in: files, after: steps)
      let isKept = files.contents.values.contains(damaged)
      try require(isKept, is: true, "that it is there after \(steps) steps")
      try require(saved(new, in: files), is: "saved", "after the kill")
      let isStillKept = files.contents.values.contains(damaged)
      try require(isStillKept, is: true, "that it is there after the next save")
      if !isKilled { return }
    }
  }

  @Test("A file that may not be read is not damaged: the save throws, and the file stays.")
  func unreadable() throws {
    let good = try file(old)
    let files = Files(["f": good])
    files.mayBeRead = false
    try require(saved(new, in: files), is: "mayNotBeRead", "from the save")
    files.mayBeRead = true
    try require(loaded(from: files), is: names(old), "from the file")
  }
}

private struct Damaged {
  let name: String
  let data: Data
  let damage: Damage
}

private func damagedFiles() throws -> [Damaged] {
  let whole = try file(someItems())
  let other = try JSONEncoder().encode(KeptItems(someItems(), form: "items 2"))
  return [
    Damaged(name: "an empty file", data: Data(), damage: .empty),
    Damaged(name: "a file without its last byte", data: whole.dropLast(), damage: .notJSON),
    Damaged(name: "a file of zeros", data: Data(count: whole.count), damage: .notJSON),
    Damaged(name: "a file of another form", data: other, damage: .foreign),
    Damaged(name: "a list of somebody else", data: Data(#"["tea"]"#.utf8), damage: .foreign),
  ]
}

private func someItems() -> [Item] {
  (0..<2).map { _ in Item(name: "item \(Int.random(in: 100_000...999_999))") }
}

private func names(_ items: [Item]) -> String {
  items.isEmpty ? "no items" : items.map(\.name).joined(separator: ", ")
}

private func file(_ items: [Item]) throws -> Data { try JSONEncoder().encode(KeptItems(items)) }

/// What the next start of the program finds.
private func loaded(from files: Files) -> String {
  do {
    return try FileItemsCache(path: "f", files: files).load().map(names) ?? "nothing"
  } catch {
    return "\(error)"
  }
}

private func saved(_ items: [Item], in files: Files) -> String {
  do {
    try FileItemsCache(path: "f", files: files).save(items)
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

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
