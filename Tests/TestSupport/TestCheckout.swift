import Book
import Foundation
import ToolSupport

/// The checkout under test and the programs built with the tests.
package enum TestCheckout {
  /// This checkout, found from where this file stands in it.
  package static let checkout: Checkout = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    return Checkout(root: root, files: RealFiles())
  }()

  /// What starts the programs that tests run.
  package static let processes = RealProcesses()

  /// The real environment, as a person in the checkout who runs the built `workshop` has them.
  package static let session: Session = {
    var environment = ToolEnvironment.real(processes: processes, keyboard: RealKeyboard())
    environment.directory = checkout.root
    environment.executable = "\(products)/workshop"
    return Session(checkout: checkout, environment: environment)
  }()

  /// A folder of its own for one test, among the built products: empty, whatever was there.
  package static func folder(_ name: String) throws -> String {
    let (path, files) = ("\(products)/of-tests/\(name)", RealFiles())
    if files.exists(path) { try files.remove(path) }
    try files.makeFolder(path)
    return path
  }

  /// Where the built programs are, and in `Modules` the compiled modules.
  package static let products: String = {
    #if os(macOS)
      // The runner loads the tests as a bundle; the programs stand beside that.
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return tests?.bundleURL.deletingLastPathComponent().path ?? ""
    #else
      return Bundle.main.bundleURL.resolvingSymlinksInPath().path
    #endif
  }()
}
