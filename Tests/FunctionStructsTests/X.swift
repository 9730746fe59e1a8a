@testable import FunctionStructs
