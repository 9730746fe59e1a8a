/// `title` was `name` before.
public struct Item { public let title: String }
