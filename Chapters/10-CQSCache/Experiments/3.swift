// In `FileItemsCache.save`, the new file gets its name first, and the check for a damaged file comes
// after that. A damaged file is on the disk, and the server sends bread. Which files are there then?
// Edit Files/FileItemsCache.swift, instead of:
    do {
      _ = try load()
    } catch CacheFailure.damaged {
      try files.move(path, to: freeName())
    }
    try files.move("\(path).new", to: path)
// put:
    try files.move("\(path).new", to: path)
    do {
      _ = try load()
    } catch CacheFailure.damaged {
      try files.move(path, to: freeName())
    }
// Asks:
// == A damaged file ==
// scene.files.contents.keys.sorted() // ["items.json"]
// Changes:
// == A damaged file ==
// scene.files.contents.keys.sorted() // ["items.json"]
// scene.files.contents["items.json.damaged-1"] == half // false
