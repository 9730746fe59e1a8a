// Fails refusesOtherFiles: a broken file gives no error, and the next save overwrites it.
// TASK 2: Read files from before the server's change, and files from after it.
(try? decoded([StoredProduct].self, from: file).map(\.product)) ?? []
