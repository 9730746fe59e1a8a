/// The user who has logged in.
struct User: Sendable {
  let name: String
}
