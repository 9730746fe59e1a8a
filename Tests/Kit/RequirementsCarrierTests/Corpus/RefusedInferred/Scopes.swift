// swift-format-ignore-file
import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let made = make()
  let closed = { "closed" }()
  let shared = Token.shared
  let maybe = Token(text: "maybe")
  let boxed = Box(1)
  let mixed = [1, 2.0]
  let nothing = nil as String?
  let known = "known"
  lazy var joined = known + "joined"
  let formatted = Formatter(1)
  var watched = 1 { didSet {} }
}

func make() -> Token { Token(text: "made")! }

struct Token {
  static let shared = make()
  init?(text: String) {}
}

struct Box<Value> {
  init(_ value: Value) {}
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var made: Token { get }
  var closed: String { get }
  var shared: Token { get }
  var maybe: Token? { get }
  var boxed: Box<Int> { get }
  var mixed: [Double] { get }
  var nothing: Int? { get }
  var known: Int { get }
  var joined: String { get }
  var formatted: Formatter { get }
  var watched: Double { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
