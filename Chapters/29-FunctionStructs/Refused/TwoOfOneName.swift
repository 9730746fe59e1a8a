// Refused: two stored functions with the same name; methods may be overloaded (OURS-109)
// alone: it declares its own type

struct Finding: Sendable {
  // expected-note@+1 {{'find' previously declared here}}
  var find: @Sendable (_ id: Int) async throws -> String
  #if !REPAIRED
    // expected-error@+1 {{invalid redeclaration of 'find'}}
    var find: @Sendable (_ name: String) async throws -> String
  #else
    var findByName: @Sendable (_ name: String) async throws -> String
  #endif
}
