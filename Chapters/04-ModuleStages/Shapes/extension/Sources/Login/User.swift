/// Who has logged in.
struct User: Sendable {
  let name: String
}
