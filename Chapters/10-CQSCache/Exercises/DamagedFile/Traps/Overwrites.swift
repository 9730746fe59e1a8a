// Fails keptAside: the damaged file gets the name that the new one is written to.
// Also fails killedOverDamaged.
// TASK 3: If the file is damaged, give it a name that no other file has.
do {
  _ = try load()
} catch is Damage {
  try files.move(path, to: "\(path).new")
}
