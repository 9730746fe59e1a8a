// Fails tellsDamage: the program ends at the first damaged file.
// Also fails changesNothing, keptAside, killedOverDamaged, staysUnread.
// TASK 1: Read the items in the file, or throw what is wrong with it.
guard let data = try files.read(path) else { return nil }
return try! JSONDecoder().decode(KeptItems.self, from: data).items
