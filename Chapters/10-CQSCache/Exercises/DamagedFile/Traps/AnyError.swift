// Fails staysUnread: a file that may not be read is taken for damaged.
// Also fails keptAside.
// TASK 3: If the file is damaged, give it a name that no other file has.
do {
  _ = try load()
} catch {
  try files.move(path, to: "\(path).damaged-\(files.contents.count)")
}
