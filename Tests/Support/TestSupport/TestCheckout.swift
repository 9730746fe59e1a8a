import Book
import Foundation
import SwiftOutline
import ToolSupport

/// The checkout under test and the programs built with the tests.
///
/// Relative paths are relative to the checkout.
package enum TestCheckout {
  /// This checkout, found from the path of this file.
  package static let checkout: Checkout = {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
    return Checkout(root: root, files: RealFiles())
  }()

  /// Starts the programs that tests run.
  package static let processes = RealProcesses()

  /// The real environment of the built `workshop`, run in the checkout.
  package static let workspace: Workspace = {
    var environment = ToolEnvironment.real(processes: processes, keyboard: RealKeyboard())
    environment.directory = checkout.root
    environment.executable = "\(products)/workshop"
    environment.patience = 20
    environment.productAge = .seconds(2400)
    return Workspace(checkout: checkout, environment: environment)
  }()

  /// Where the built programs are, and in `Modules` the compiled modules.
  package static let products: String = {
    switch OperatingSystem.current {
    case .linux:
      return Bundle.main.bundleURL.resolvingSymlinksInPath().path
    case .mac:
      // A class in the bundle that contains the tests, which is next to the programs.
      final class InTheBundle {}
      return Bundle(for: InTheBundle.self).bundleURL.deletingLastPathComponent().path
    }
  }()

  /// The text of a file.
  package static func read(_ path: String) throws -> String { try checkout.read(path) }

  /// A Swift file, for its outline.
  package static func source(_ path: String) throws -> SourceFile {
    try checkout.source(path)
  }

  /// All Swift files below a folder, sorted.
  ///
  /// - Parameter skipped: names of folders that are left out.
  package static func sources(
    below folder: String, skipping skipped: Set<String> = []
  ) throws -> [SourceFile] {
    try RealFiles().files(below: checkout.path(folder), skip: skipped.contains)
      .filter { $0.hasSuffix(".swift") }.map { try source("\(folder)/\($0)") }
  }

  /// Creates a folder for one test among the built products, replacing an old one.
  ///
  /// - Parameter files: its files, by their paths in the folder.
  package static func folder(_ name: String, files: [String: String] = [:]) throws -> String {
    let (path, disk) = ("\(products)/of-tests/\(name)", RealFiles())
    if disk.exists(path) { try disk.remove(path) }
    try disk.makeFolder(path)
    for (file, text) in files { try write(text, to: "\(path)/\(file)") }
    return path
  }

  /// Writes a file, creating its folder if needed.
  package static func write(_ text: String, to path: String) throws {
    try RealFiles().write(text, makingFoldersTo: path)
  }
}
