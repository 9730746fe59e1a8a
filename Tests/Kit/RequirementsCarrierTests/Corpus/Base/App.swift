class AppScope<I: NilNeeds>: Scope<I>, OneNeeds {
  let name = "app"
}

protocol OneNeeds: Needs, CODEGEN_OneNeeds {}

class OneScope<I: OneNeeds>: Scope<I>, TwoNeeds {}

protocol TwoNeeds: Needs, CODEGEN_TwoNeeds {}

class TwoScope<I: TwoNeeds>: Scope<I>, ThreeNeeds {}

protocol ThreeNeeds: Needs, CODEGEN_ThreeNeeds {
  var name: String { get }
  var number: Int { get }
}

class ThreeScope<I: ThreeNeeds>: Scope<I> {}

class OtherScope: Scope<NilScope>, OneNeeds {
  let name = "other"
}
