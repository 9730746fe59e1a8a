// swift-format-ignore-file
import Foundation
import Scopes

enum Theme: String { case dark, light }

enum Shape { case circle(radius: Int) }

struct Token {
  init(_ text: String, length: Int = 1) {}
}

enum Chat {
  final class User { init() {} }
  struct Box<Value> { init(_ value: Value) {} }
}

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let make = { [Theme.dark] }
  let text = "text", raw = #"a "raw" one"#
  var lines = """
    lines
    """
  lazy var changed = "\(text) is changed"
  let whole = 1_000, minus = -1, hex = 0xE
  let half = 0.5, large = 1e3, low = -0.5
  let isOn = true
  let names = ["a", "b"], table = ["a": [1, 2]]
  let pair = (1, name: ("a", true))
  let inside = ("a")
  let theme = Theme.dark, shape = Shape.circle(radius: 1)
  let token = Token("a", length: 2)
  let user = Chat.User()
  let box = Chat.Box<[Int]>([1])
  let set = Set<Int>(), list = [String](), keyed = [String: Theme]()
  let now = Date() // A comment.
  let cast = 1 as Double, error = CancellationError() as any Error
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {
  var text: String { get }
  var make: () -> [Theme] { get }
}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var text: String { get }
  var make: () -> [Theme] { get }
  var raw: String { get }
  var lines: String { get }
  var changed: String { get }
  var whole: Int { get }
  var minus: Int { get }
  var hex: Int { get }
  var half: Double { get }
  var large: Double { get }
  var low: Double { get }
  var isOn: Bool { get }
  var names: [String] { get }
  var table: [String: [Int]] { get }
  var pair: (Int, name: (String, Bool)) { get }
  var inside: String { get }
  var theme: Theme { get }
  var shape: Shape { get }
  var token: Token { get }
  var user: Chat.User { get }
  var box: Chat.Box<[Int]> { get }
  var set: Set<Int> { get }
  var list: [String] { get }
  var keyed: [String: Theme] { get }
  var now: Date { get }
  var cast: Double { get }
  var error: any Error { get }
}

class TwoResource<I: TwoRequirements>: Resource<I>, ThreeRequirements {}

protocol ThreeRequirements: OneRequirements, CODEGEN_ThreeRequirements {}

class ThreeResource<I: ThreeRequirements>: Resource<I>, FourRequirements {
  lazy var given = injected.text
  lazy var made = injected.make()
}

protocol FourRequirements: Requirements, CODEGEN_FourRequirements {}

class FourResource<I: FourRequirements>: Resource<I>, FiveRequirements {}

protocol FiveRequirements: Requirements, CODEGEN_FiveRequirements {
  var given: String { get }
  var made: [Theme] { get }
}
