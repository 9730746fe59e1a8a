import Scopes

typealias Scope = Resource
typealias Screen<Outer: Requirements> = Resource<Outer>
typealias Top = Resource<NilResource>

class RootResource: Top, OneRequirements {
  let name = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Scope<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
}

class TwoResource<I: TwoRequirements>: Screen<I> {}
