import Book
import TestSupport
import Testing

@Suite("In your app")
struct InYourAppTests {
  private static let standIn = "Tests/Support/SwiftUIStandIn/SwiftUI.swift"

  /// What pages show of SwiftUI, relative to the checkout.
  static var files: [String] {
    get throws {
      try TestCheckout.workspace.files.files(below: TestCheckout.checkout.path("Chapters")) {
        ["Exercises", "Refused"].contains($0)
      }
      .filter { $0.contains(#/^([^/]+\/)?InYourApp\/[^/]+\.swift$/#) }.map { "Chapters/\($0)" }
    }
  }

  /// The flags that find SwiftUI: on a Mac none, and elsewhere those of the stand-in.
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

  @Test("What pages show of SwiftUI compiles without a warning", arguments: try files)
  func compiles(file: String) async throws {
    let flags = try await Self.flags.value
    // The files of other chapters that it goes on from.
    let with = try TestCheckout.read(file).prefixMatch(of: #/\/\/ with: (.*)/#)?.1 ?? ""
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    let others = with.split(separator: " ").map { "\(folder)/\($0)" }
    let own = [
      "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-wmo", "-warnings-as-errors",
    ]
    #expect(try await Compiler.errors(flags + own + others + [file]) == nil)
  }

  @Test("Most chapters show it")
  func many() throws { #expect(try Self.files.count > 20) }
}
