/// Nobody answers at this path.
struct NoAnswer: Error {
  let path: String
}
