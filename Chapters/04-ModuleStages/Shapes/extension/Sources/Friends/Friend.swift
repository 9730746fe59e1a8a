/// One friend.
struct Friend: Sendable {
  let name: String
}
