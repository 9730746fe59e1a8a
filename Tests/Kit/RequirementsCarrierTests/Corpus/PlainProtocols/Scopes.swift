import Scopes

struct Logger {}

protocol LoggingDependency {
  var logger: Logger { get }
}

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let logger = Logger()
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, LoggingDependency, CODEGEN_TwoRequirements {

}

class TwoResource<I: TwoRequirements>: Resource<I> {}
