import Numbers

/// Makes a new C at every call.
struct FreshDeps: CServiceProviding {
  let services: ChatServices

  func cService() -> any CServicing { CService(deps: services) }
}
