import Foundation

/// Saves "milk" over "tea" and dies after each number of steps: what the next start of the program
/// finds, until the save gets through.
func foundAfterKills(_ make: (MemoryFiles) -> any ItemsCache) throws -> [String] {
  var found: [String] = []
  for steps in 0... {
    let files = MemoryFiles()
    try make(files).save(items("tea"))
    files.stepsLeft = steps
    let isKilled = (try? make(files).save(items("milk"))) == nil
    let reader = FileItemsCache(path: "items.json", files: files, now: { .beginning })
    found.append(words(Result { try reader.load()?.items ?? [] }))
    if !isKilled { break }
  }
  return found
}
