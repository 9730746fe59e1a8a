// Refused: two stored functions of one name; methods may be overloaded (OURS-109)
// alone: it is about a declaration of its own

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
