// Fails killed: for a moment there is no file at all.
// Also fails diskFull, keptAside.
// TASK 2: Put the bytes in the place of the file, so that a kill leaves the old or the new.
if try files.read(path) != nil { try files.move(path, to: "\(path).old") }
try files.write(data, to: path)
