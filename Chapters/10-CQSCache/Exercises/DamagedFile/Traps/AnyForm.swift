// Fails tellsDamage: a file of another form decodes well, and its form is not compared.
// Also fails changesNothing, keptAside, killedOverDamaged.
// TASK 1: Read the items in the file, or throw what is wrong with it.
guard let data = try files.read(path) else { return nil }
guard !data.isEmpty else { throw Damage.empty }
do {
  let kept = try JSONDecoder().decode(KeptItems.self, from: data)
  return kept.items
} catch DecodingError.dataCorrupted {
  throw Damage.notJSON
} catch is DecodingError {
  throw Damage.foreign
}
