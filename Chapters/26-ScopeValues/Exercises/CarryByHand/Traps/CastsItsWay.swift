// Fails hiddenInOne: Two looks for the one type that it knows to be around it.
// Also fails notNamedByTwo, implicitReachesThree, ofEachProgram.
// TASK 2: Carry `implicit` from Zero to Two.
protocol CODEGEN_ScopeOneRequirements {}

protocol CODEGEN_ScopeTwoRequirements {}

extension ScopeTwoResource {
  var implicit: String {
    (injected as? ScopeOneResource<ScopeZeroResource>)?.injected.implicit ?? ""
  }
}
