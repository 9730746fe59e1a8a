import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let `default` = 1
  let key = 2
  let `two words` = 3
  let first = 1, second: Int = 2
  let (third, fourth) = ("three", [4])
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var `default`: Int { get }
  var key: Int { get }
  var `two words`: Int { get }
  var first: Int { get }
  var second: Int { get }
  var third: String { get }
  var fourth: [Int] { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
