import Book
import TestSupport
import ToolSupport

/// A checkout in memory with four chapters of the twenty-eight written and built, where each prints
/// what it should. Its folder is `/play`; a test changes what it is about.
package struct FakeWorkshop {
  package let page: RecordingConsole
  package let files: InMemoryFiles
  package let processes: FakeProcesses
  package var system = OperatingSystem.linux
  package var variables = ["PATH": "/usr/nothing:/bin"]
  package var directory = "/play"
  package var executable = Self.products + "workshop"

  package static let products = "/play/.build/x86_64-unknown-linux-gnu/debug/"
  package static let buildAll = "swift build --package-path /play --target AllChapters"
  package static func build(_ name: String) -> String {
    "swift build --package-path /play --product \(name)"
  }

  /// - Parameters:
  ///   - changed: texts by path, relative to `/play` where it does not begin with a slash; nil
  ///     takes the file away.
  ///   - unwritable: files and folders that refuse to be written.
  ///   - instead: what a program does otherwise, told by its line; nil where it does as usual.
  package init(
    _ page: RecordingConsole = RecordingConsole(), changed: [String: String?] = [:],
    unwritable: Set<String> = [],
    instead: @escaping @Sendable (_ line: String) -> ProcessResult? = { _ in nil }
  ) throws {
    var texts = [
      "/bin/swift": "", "/bin/swiftc": "", "/play/Package.swift": "",
      "/play/Chapters/README.md": try TestCheckout.checkout.read("Chapters/README.md"),
    ]
    for (number, name) in [(14, "Deps1"), (15, "Deps2"), (16, "Deps3"), (17, "Deps4")] {
      let folder = "/play/Chapters/\(number)-\(name)"
      texts["\(folder)/README.md"] = "# \(name)\n"
      texts["\(folder)/Expected.txt"] = Self.transcript(of: name)
      texts[Self.products + name] = ""
    }
    for (path, text) in changed { texts[path.hasPrefix("/") ? path : "/play/\(path)"] = text }
    self.page = page
    files = InMemoryFiles(texts, unwritable: unwritable)
    let swift = FakeSwift(files: files)
    processes = FakeProcesses {
      instead($0.line) ?? swift.answer($0) ?? Self.usual($0.line)
    }
  }

  package static func transcript(of name: String) -> String { "== \(name) ==\n\nc.total() // 42\n" }

  /// The lines of what was started, in order.
  package var started: [String] { processes.commands.map(\.line) }

  package var environment: ToolEnvironment {
    ToolEnvironment(
      files: files, processes: processes, console: page, system: system, variables: variables,
      directory: directory, executable: executable)
  }

  package var workspace: Workspace {
    Workspace(checkout: Checkout(root: "/play", files: files), environment: environment)
  }

  private static func usual(_ line: String) -> ProcessResult {
    switch line {
    case "swiftc --version":
      ProcessResult(.exit(0), output: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
    case _ where line.hasPrefix("swift "): ProcessResult(.exit(0), output: "Build complete!\n")
    default: ProcessResult(.exit(0), output: transcript(of: line))
    }
  }
}
