// Fails keptAside: the second damaged file takes the name of the first.
// Also fails killedOverDamaged.
// TASK 3: If the file is damaged, give it a name that no other file has.
do {
  _ = try load()
} catch is Damage {
  try files.move(path, to: "\(path).damaged")
}
