import Book
import TestSupport
import Testing

@Suite("SwiftUI code in the InYourApp folders")
struct InYourAppTests {
  private static let standIn = "Tests/Support/SwiftUIStandIn/SwiftUI.swift"

  /// The SwiftUI files of pages, relative to the checkout.
  static var files: [String] {
    get throws {
      try TestCheckout.workspace.files.files(below: TestCheckout.checkout.path("Chapters")) {
        ["Exercises", "Refused"].contains($0)
      }
      .filter { $0.contains(#/^([^/]+\/)?InYourApp\/[^/]+\.swift$/#) }.map { "Chapters/\($0)" }
    }
  }

  /// The flags for importing SwiftUI: those of a replacement module, except on a Mac.
  private static let flags = Task { try await findFlags() }

  private static func findFlags() async throws -> [String] {
    let products = "\(TestCheckout.products)/Modules"
    #if canImport(SwiftUI)
      return ["-I", products]
    #else
      let folder = "\(TestCheckout.products)/of-tests/SwiftUI"
      try TestCheckout.workspace.files.makeFolder(folder)
      try #require(
        await Compiler.errors(inModule: "SwiftUI", of: [standIn], for: folder) == nil)
      return ["-I", folder, "-I", products]
    #endif
  }

  /// The files that pages recommend for copying, with the files that they need.
  static let copied = [
    "StableAndVolatile": [
      "URLSessionHTTPClient.swift", "HTTPClient.swift", "Outcome.swift", "StubURLProtocol.swift",
      "DealDownload.swift",
    ],
    "CrossCuttingEvents": ["Events/Subject.swift"],
    "Decorators": ["Transport.swift"],
  ]

  /// The settings of a package and of a new Xcode project, both with and without upcoming features.
  static let settings: [[String]] = {
    let main = ["-default-isolation", "MainActor"]
    let coming = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].flatMap {
      ["-enable-upcoming-feature", $0]
    }
    return [[], main, main + coming, coming]
  }()

  @Test(
    "Every InYourApp file compiles with all four concurrency settings", arguments: try files,
    settings)
  func compiles(file: String, setting: [String]) async throws {
    // Files in the same folder that the file needs.
    let with = try TestCheckout.read(file).prefixMatch(of: #/\/\/ with: (.*)/#)?.1 ?? ""
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    let others = with.split(separator: " ").map { "\(folder)/\($0)" }
    #expect(try await Self.errors(setting + others + [file]) == nil)
  }

  @Test(
    "Copyable chapter files compile with all four concurrency settings", arguments: copied,
    settings)
  func compilesCopied(copied: (key: String, value: [String]), setting: [String]) async throws {
    let files = copied.value.map { "\(chapterFolder(copied.key))/\($0)" }
    #expect(try await Self.errors(setting + files) == nil)
  }

  @Test(
    "The screens of each version of the old app compile on the main actor",
    arguments: 0...8, settings.filter { $0.contains("MainActor") })
  func compilesOldApp(version: Int, setting: [String]) async throws {
    let app = try AppVersions(in: "Chapters/OldApp", of: TestCheckout.checkout)
    let files = try #require(app.files.dropFirst(version).first).filter { path, _ in
      path.hasPrefix("Screens/") || path.contains(#/^Sources/OldApp/\w+\.swift$/#)
    }
    // A folder for each setting, because the tests run concurrently.
    let folder = try TestCheckout.folder(
      "OldAppScreens\(version)-\(setting.count)", files: files)
    #expect(try await Self.errors(setting + files.keys.sorted().map { "\(folder)/\($0)" }) == nil)
  }

  private static func errors(_ files: [String]) async throws -> String? {
    let own = [
      "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-wmo", "-warnings-as-errors",
      // Stubs for tests and previews are only in debug builds.
      "-D", "DEBUG",
    ]
    return try await Compiler.errors(flags.value + own + files)
  }

  @Test("The chapters have more than twenty InYourApp files")
  func many() throws { #expect(try Self.files.count > 20) }
}
