// Fails tellsDamage: a damaged file passes for none.
// Also fails changesNothing, keptAside, killedOverDamaged.
// TASK 1: Read the items in the file, or throw what is wrong with it.
guard let data = try files.read(path) else { return nil }
let kept = try? JSONDecoder().decode(KeptItems.self, from: data)
return kept?.items
