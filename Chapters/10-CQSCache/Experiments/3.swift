// In `ReportingCachableItemsClient.fetchItems`, `completion(result)` comes before the save, and the disk
// is full. What does `events(of: reporting, .saveFails)` list?
// Edit Decorators/ReportingCachableItemsClient.swift, instead of:
      if case .success(let items) = result {
        do { try cache.save(items) } catch { report(error) }
      }
      completion(result)
// put:
      completion(result)
      if case .success(let items) = result {
        do { try cache.save(items) } catch { report(error) }
      }
// Asks:
// == One answer, and a report ==
// events(of: reporting, .saveFails) // ["success(tea)", "save"]
// Changes:
// == One answer, and a report ==
// events(of: reporting, .fine) // ["success(tea)", "save"]
// events(of: reporting, .saveFails) // ["success(tea)", "save"]
// == Full disk: one answer ==
// new: caching --> screen: success(tea)
// gone: caching --> screen: success(tea)
// Because:
// The save comes after the answer now, so the screen doesn't wait for it. The error was never part
// of the answer, so the answer stays the same.
