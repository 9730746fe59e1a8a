import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let watched = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {
  associatedtype Name
  @Watched var watched: String { get }
  func called() -> String
  init(name: String)
  subscript(index: Int) -> String { get }
  var injected: String { get }
  var mutated: String { mutating get }
  var itself: [Self] { get }
  var writable: String { get set }
  static var shared: String { get }
  #if DEBUG
    var debugged: String { get }
  #else
    var released: String { get }
  #endif
}
