import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let pair = (1, "a")
  let named = (first: 1, rest: (a: true, b: [2]))
  let nothing: () = ()
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var pair: (Int, String) { get }
  var named: (first: Int, rest: (a: Bool, b: [Int])) { get }
  var nothing: () { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
