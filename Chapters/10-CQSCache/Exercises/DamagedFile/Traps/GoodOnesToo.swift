// Fails keptAside: a good file is put aside as well.
// Also fails killed, diskFull.
// TASK 3: If the file is damaged, give it a name that no other file has.
guard try files.read(path) != nil else { return }
try files.move(path, to: "\(path).damaged-\(files.contents.count)")
