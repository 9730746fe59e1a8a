// What is special here: the feature is internal, but a public protocol's associated type is constrained by its alias.
public protocol Menu { func add(_ title: String) }
public protocol Files { func list() -> [String] }
public protocol HasMenu { var menu: any Menu { get } }
public protocol HasFiles { var files: any Files { get } }

public typealias ImporterDependencies = HasMenu & HasFiles

struct Importer<Dependencies: ImporterDependencies> {
  let dependencies: Dependencies

  func register() {
    for name in dependencies.files.list() { dependencies.menu.add("Import \(name)") }
  }
}

public protocol Host {
  associatedtype Container: ImporterDependencies
  var container: Container { get }
}

extension Host {
  public func loadImporter() {
    let container = container
    Importer(dependencies: container).register()
  }
}
