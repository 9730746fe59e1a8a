// Fails explicitInEveryScope: the values are those of the chapter.
import Scopes

extension ScopeOneResource {
  var explicit: String { "s0-explicit" }
}

extension ScopeTwoResource {
  var explicit: String { "s0-explicit" }
  var modified: String { injected.modified }
  var recreated: String { injected.recreated }
  var createdLater: String { injected.createdLater }
}

protocol CODEGEN_ScopeOneRequirements {
  var CODEGEN_implicit: String { get }
}

protocol CODEGEN_ScopeTwoRequirements {
  var CODEGEN_implicit: String { get }
}

extension ScopeZeroResource {
  var CODEGEN_implicit: String { implicit }
}

extension ScopeOneResource {
  var CODEGEN_implicit: String { injected.CODEGEN_implicit }
}

extension ScopeTwoResource {
  var implicit: String { injected.CODEGEN_implicit }
}
