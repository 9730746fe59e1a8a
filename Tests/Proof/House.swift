import Foundation
import WorkshopKit

/// The checkout under test and the programs built with the tests.
public enum House {
  /// This checkout, found from where this file stands in it.
  public static let checkout: Checkout = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    return Checkout(root: root, files: RealFiles())
  }()

  /// The real surroundings, as a person in the checkout who runs the built `workshop` has them.
  public static let session: Session = {
    var surroundings = Surroundings.real
    surroundings.directory = checkout.root
    surroundings.executable = "\(products)/workshop"
    return Session(checkout: checkout, surroundings: surroundings)
  }()

  /// A folder of its own for one test, among the built products: empty, whatever was there.
  public static func folder(_ name: String) throws -> String {
    let (path, files) = ("\(products)/of-tests/\(name)", RealFiles())
    if files.exists(path) { try files.remove(path) }
    try files.makeFolder(path)
    return path
  }

  /// Where the built programs are, and in `Modules` the compiled modules.
  public static let products: String = {
    #if os(macOS)
      // The runner loads the tests as a bundle; the programs stand beside that.
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return tests?.bundleURL.deletingLastPathComponent().path ?? ""
    #else
      return Bundle.main.bundleURL.resolvingSymlinksInPath().path
    #endif
  }()
}
