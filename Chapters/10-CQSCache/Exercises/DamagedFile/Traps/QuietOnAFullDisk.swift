// Fails diskFull: half a file takes the place of a whole one.
// TASK 2: Put the bytes in the place of the file, so that a kill leaves the old or the new.
try? files.write(data, to: "\(path).new")
try files.move("\(path).new", to: path)
