import Scopes

@globalActor
actor Disk {
  static let shared = Disk()
}

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  @Disk var files: [String] { ["a"] }
  let name = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  @Disk var files: [String] { get }
  @available(macOS 15, *) var name: String { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
