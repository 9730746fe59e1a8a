/// Something that a page keeps while it is open.
final class Store: Sendable {
  let title: String

  init(_ title: String) { self.title = title }
}
