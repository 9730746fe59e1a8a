import Scopes

class RootResource<I: NilRequirements>: Resource<I>, S1Requirements {
  let deep = 6
}

protocol S1Requirements: Requirements, CODEGEN_S1Requirements {}

class S1Resource<I: S1Requirements>: Resource<I>, S2Requirements {}

protocol S2Requirements: Requirements, CODEGEN_S2Requirements {}

class S2Resource<I: S2Requirements>: Resource<I>, S3Requirements {}

protocol S3Requirements: Requirements, CODEGEN_S3Requirements {}

class S3Resource<I: S3Requirements>: Resource<I>, S4Requirements {}

protocol S4Requirements: Requirements, CODEGEN_S4Requirements {}

class S4Resource<I: S4Requirements>: Resource<I>, S5Requirements {}

protocol S5Requirements: Requirements, CODEGEN_S5Requirements {}

class S5Resource<I: S5Requirements>: Resource<I>, S6Requirements {}

protocol S6Requirements: Requirements, CODEGEN_S6Requirements {
  var deep: Int { get }
}

class S6Resource<I: S6Requirements>: Resource<I> {}
