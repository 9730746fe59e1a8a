// Fails keptAside: two files with the same bytes have one name, and one of them is gone.
// Also fails killedOverDamaged.
// TASK 3: If the file is damaged, give it a name that no other file has.
do {
  _ = try load()
} catch is Damage {
  try files.move(path, to: "\(path).\(try files.read(path)?.base64EncodedString() ?? "")")
}
