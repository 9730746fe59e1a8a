import TestSupport
import Testing

@testable import Book

@Suite("The build folder, told by where the program stands")
struct BuildFolderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let executable: String
    let products: String
    let scratch: String
    let arguments: [String]

    var testDescription: String { executable }
  }

  private static let cases = [
    Case(
      executable: "/play/.build/x86_64-unknown-linux-gnu/debug/workshop",
      products: "/play/.build/x86_64-unknown-linux-gnu/debug", scratch: "/play/.build",
      arguments: []),
    Case(
      executable: "/play/.build/arm64-apple-macosx/release/workshop",
      products: "/play/.build/arm64-apple-macosx/release", scratch: "/play/.build",
      arguments: ["-c", "release"]),
    Case(
      executable: "/elsewhere/my-scratch/x86_64-unknown-linux-gnu/debug/workshop",
      products: "/elsewhere/my-scratch/x86_64-unknown-linux-gnu/debug",
      scratch: "/elsewhere/my-scratch",
      arguments: ["--scratch-path", "/elsewhere/my-scratch"]),
    Case(
      executable: "/elsewhere/scratch/x86_64-unknown-linux-gnu/release/workshop",
      products: "/elsewhere/scratch/x86_64-unknown-linux-gnu/release",
      scratch: "/elsewhere/scratch",
      arguments: ["--scratch-path", "/elsewhere/scratch", "-c", "release"]),
    Case(
      executable: "/play/.build/debug/workshop", products: "/play/.build/debug",
      scratch: "/play/.build", arguments: []),
    Case(
      executable: "/elsewhere/scratch/release/workshop", products: "/elsewhere/scratch/release",
      scratch: "/elsewhere/scratch",
      arguments: ["--scratch-path", "/elsewhere/scratch", "-c", "release"]),
    Case(
      executable: "/usr/local/bin/workshop", products: "/play/.build/debug",
      scratch: "/play/.build", arguments: []),
    Case(
      executable: "workshop", products: "/play/.build/debug", scratch: "/play/.build",
      arguments: []),
  ]

  @Test("It is the one the program came from, or the checkout's own", arguments: cases)
  func found(_ example: Case) {
    let checkout = Checkout(root: "/play", files: InMemoryFiles())
    let folder = BuildFolder(of: example.executable, in: checkout)
    #expect(folder.products == example.products)
    #expect(folder.program("Deps1") == example.products + "/Deps1")
    #expect(folder.scratch(in: checkout) == example.scratch)
    #expect(folder.buildArguments == example.arguments)
  }
}
