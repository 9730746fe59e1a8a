// Fails killedOverDamaged: for a moment the damaged file is only in memory.
// TASK 2: Put the bytes in the place of the file, so that a kill leaves the old or the new.
let isDamaged = (try? load()) == nil
let old = try files.read(path)
try files.write(data, to: "\(path).new")
try files.move("\(path).new", to: path)
guard isDamaged, let old else { return }
var number = 1
while try files.read("\(path).damaged-\(number)") != nil { number += 1 }
try files.write(old, to: "\(path).damaged-\(number)")
// TASK 3: If the file is damaged, give it a name that no other file has.
