import Scopes

typealias Needs = OneRequirements
typealias Children = TwoRequirements & AnyObject
typealias Renamed = RootResource

class RootResource<I: NilRequirements>: Resource<I> {
  let name = "root"
}

extension Renamed: Needs {}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: Needs>: Resource<I>, Children {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
}
