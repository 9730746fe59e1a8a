// Fails refusesOtherFiles: it takes a list out of any text.
// TASK 2: Read files from before the server's change, and files from after it.
let start = file.firstIndex(of: "[") ?? file.startIndex
return try decoded([StoredProduct].self, from: String(file[start...])).map { $0.product }
