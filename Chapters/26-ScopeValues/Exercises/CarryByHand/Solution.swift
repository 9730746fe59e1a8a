// Carry by hand. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Scopes

// TASK 1: Pass on what One and Two promise and do not have.
extension ScopeOneResource {
  var explicit: String { injected.explicit }
}

extension ScopeTwoResource {
  var explicit: String { injected.explicit }
  var modified: String { injected.modified }
  var recreated: String { injected.recreated }
  var createdLater: String { injected.createdLater }
}
// STUB
// extension ScopeOneResource {
//   var explicit: String { "" }
// }
//
// extension ScopeTwoResource {
//   var explicit: String { "" }
//   var modified: String { "" }
//   var recreated: String { "" }
//   var createdLater: String { "" }
// }
// END

// TASK 2: Carry `implicit` from Zero to Two.
protocol CODEGEN_ScopeOneRequirements {
  var carriedImplicit: String { get }
}

protocol CODEGEN_ScopeTwoRequirements {
  var carriedImplicit: String { get }
}

extension ScopeZeroResource {
  var carriedImplicit: String { implicit }
}

extension ScopeOneResource {
  var carriedImplicit: String { injected.carriedImplicit }
}

extension ScopeTwoResource {
  var implicit: String { injected.carriedImplicit }
}
// STUB
// protocol CODEGEN_ScopeOneRequirements {}
//
// protocol CODEGEN_ScopeTwoRequirements {}
//
// extension ScopeTwoResource {
//   var implicit: String { "" }
// }
// END
