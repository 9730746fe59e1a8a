import Scopes

public struct Token: Sendable {}

public class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  public let token = Token()
  let name = "root"
}

public protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

open class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

public protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var token: Token { get }
}

package class TwoResource<I: TwoRequirements>: Resource<I> {}

class InsideResource<I: InsideRequirements>: Resource<I> {}

protocol InsideRequirements: Requirements, CODEGEN_InsideRequirements {
  var name: String { get }
}

extension RootResource: InsideRequirements {}
