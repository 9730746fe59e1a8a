// Fails diskFull: nobody learns that nothing was saved.
// Also fails killed.
// TASK 2: Put the bytes in the place of the file, so that a kill leaves the old or the new.
guard (try? files.write(data, to: "\(path).new")) != nil else { return }
try files.move("\(path).new", to: path)
