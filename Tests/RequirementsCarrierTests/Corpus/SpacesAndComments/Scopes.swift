// swift-format-ignore-file
import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let table: [String : /* of what? */ Int] = [:]
  let make: (Int) -> Int = { $0 }
  let split: Result<Int, any Error> = .success(1)
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var table: [String:Int] { get }
  var make :(Int)->Int {get}
  var split: Result<
    Int, // a comment
    any Error
  > { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
