import Scopes

protocol ForeignRequirements: Requirements, Identifiable, CODEGEN_ForeignRequirements {}

protocol OtherRequirements: Requirements, CODEGEN_ForeignRequirements {}

private protocol HiddenRequirements: Requirements, CODEGEN_HiddenRequirements {}

protocol WhereRequirements: Requirements, CODEGEN_WhereRequirements where Self: AnyObject {}
