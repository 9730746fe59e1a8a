// What is special here: the nested alias of a public class is public, but the only initializer that takes it is internal.
public protocol Tokens { func next() -> String }
public protocol Ticking { var ticks: Int { get } }
public protocol HasTokens { var tokens: any Tokens { get } }
public protocol HasTicking { var ticking: any Ticking { get } }

public final class Session {
  public typealias Dependencies = HasTokens & HasTicking

  public let token: String
  private let ticking: any Ticking
  private let start: Int

  init(dependencies: some Dependencies) {
    token = dependencies.tokens.next()
    ticking = dependencies.ticking
    start = dependencies.ticking.ticks
  }

  public var age: Int { ticking.ticks - start }
}

public struct SessionPool {
  private struct Container: HasTokens, HasTicking {
    let tokens: any Tokens
    let ticking: any Ticking
  }

  private var sessions: [Session] = []

  public init() {}

  public mutating func open(tokens: any Tokens, ticking: any Ticking) -> Session {
    let session = Session(dependencies: Container(tokens: tokens, ticking: ticking))
    sessions.append(session)
    return session
  }
}
