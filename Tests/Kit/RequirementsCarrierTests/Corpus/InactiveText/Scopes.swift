// swift-format-ignore-file
import Scopes

// class GhostResource<I: OneRequirements>: Resource<I>, GhostRequirements {}
/* protocol GhostRequirements: Requirements { /* nested */ var ghost: Int { get } } */
let text = "class GhostResource<I: OneRequirements>: Resource<I> { let name = \(["}"].count) }"
let raw = #"protocol OneRequirements: Requirements { var "ghost": Int { get } }"#
let lines = """
  protocol GhostRequirements: Requirements {
    var ghost: Int { get }
  }
  """

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let name: String = {
    // A name in a closure is no member.
    let ghost = "}"
    return ghost
  }()

  func work() {
    let ghost = 1
    _ = ghost
  }
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
}
