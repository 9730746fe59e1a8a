final class AppResource: Resource<NilResource, Void>, OneRequirements {
  let name = "app"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

final class OneResource<I: OneRequirements>: Resource<I, Void>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {}

class TwoResource<I: TwoRequirements, P>: Resource<I, P>, ThreeRequirements {}

protocol ThreeRequirements: Requirements, CODEGEN_ThreeRequirements {
  var name: String { get }
}

struct Size {}

class ThreeResource<I: ThreeRequirements>: Resource<I, (width: Size, height: Size)> {}
