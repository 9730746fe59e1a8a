// Fails killed: the second write has a middle, as the first one has.
// TASK 2: Put the bytes in the place of the file, so that a kill leaves the old or the new.
try files.write(data, to: "\(path).new")
try files.write(data, to: path)
