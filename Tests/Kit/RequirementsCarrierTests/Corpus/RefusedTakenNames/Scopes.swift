import Scopes

struct CarryKey {}

protocol CODEGEN_OneRequirements {}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}
