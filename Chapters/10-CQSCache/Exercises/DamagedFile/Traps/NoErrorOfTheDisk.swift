// Fails changesNothing: a file that may not be read passes for none.
// Also fails staysUnread.
// TASK 1: Read the items in the file, or throw what is wrong with it.
guard let data = try? files.read(path) else { return nil }
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
