// Fails tellsDamage: a file of somebody else is JSON all right.
// Also fails changesNothing.
// TASK 1: Read the items in the file, or throw what is wrong with it.
guard let data = try files.read(path) else { return nil }
guard !data.isEmpty else { throw Damage.empty }
do {
  let kept = try JSONDecoder().decode(KeptItems.self, from: data)
  guard kept.form == KeptItems.form else { throw Damage.foreign }
  return kept.items
} catch DecodingError.dataCorrupted {
  throw Damage.notJSON
} catch is DecodingError {
  throw Damage.notJSON
}
