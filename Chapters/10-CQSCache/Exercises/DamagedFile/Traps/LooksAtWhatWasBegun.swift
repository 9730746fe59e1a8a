// Fails loadsItems: what a save had begun when it was killed is another file.
// Also fails killed, diskFull, killedOverDamaged.
// TASK 1: Read the items in the file, or throw what is wrong with it.
guard let data = try files.read(path) ?? files.read("\(path).begun") else { return nil }
guard !data.isEmpty else { throw Damage.empty }
guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
  throw Damage.notJSON
}
guard let kept = try? JSONDecoder().decode(KeptItems.self, from: data),
  kept.form == KeptItems.form
else { throw Damage.foreign }
return kept.items
// TASK 2: Put the bytes in the place of the file, so that a kill leaves the old or the new.
try files.write(data, to: "\(path).begun")
try files.move("\(path).begun", to: path)
