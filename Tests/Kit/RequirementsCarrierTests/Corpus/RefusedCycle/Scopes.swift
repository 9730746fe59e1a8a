import Scopes

class A<I: ARequirements>: Resource<I>, BRequirements {}

protocol ARequirements: Requirements, CODEGEN_ARequirements {}

class B<I: BRequirements>: Resource<I>, ARequirements {}

protocol BRequirements: Requirements, CODEGEN_BRequirements {}
