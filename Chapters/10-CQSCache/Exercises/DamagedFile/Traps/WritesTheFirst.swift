// Fails killed: where there was no file, half of one is no less damaged.
// Also fails diskFull.
// TASK 2: Put the bytes in the place of the file, so that a kill leaves the old or the new.
guard try files.read(path) != nil else { return try files.write(data, to: path) }
try files.write(data, to: "\(path).new")
try files.move("\(path).new", to: path)
