public struct StubWishStore: Sendable {
  let wishes: [String]
}

public struct OpenStubWishStore: Sendable {
  let wishes: [String]

  public init(wishes: [String]) { self.wishes = wishes }
}
