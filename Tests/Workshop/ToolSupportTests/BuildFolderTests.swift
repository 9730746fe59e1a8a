import Testing

@testable import ToolSupport

@Suite("`BuildFolder`")
struct BuildFolderTests {
  private static let platform = "x86_64-unknown-linux-gnu"

  @Test(
    "A program's path determines its build folder and build arguments",
    arguments: [
      ("/play/.build/\(platform)/debug", "/play/.build", []),
      ("/play/.build/arm64-apple-macosx/release", "/play/.build", ["-c", "release"]),
      (
        "/elsewhere/mine/\(platform)/debug", "/elsewhere/mine",
        ["--scratch-path", "/elsewhere/mine"]
      ),
      (
        "/elsewhere/mine/\(platform)/release", "/elsewhere/mine",
        ["--scratch-path", "/elsewhere/mine", "-c", "release"]
      ),
      ("/play/.build/debug", "/play/.build", []),
      (
        "/elsewhere/mine/release", "/elsewhere/mine",
        ["--scratch-path", "/elsewhere/mine", "-c", "release"]
      ),
    ] as [(String, String, [String])])
  func found(products: String, scratch: String, arguments: [String]) {
    check("\(products)/workshop", products, scratch, arguments)
  }

  @Test(
    "A program outside a build folder uses the checkout's debug build",
    arguments: [
      "workshop", "/usr/local/bin/workshop",
      // Xcode's build folder, for which SwiftPM has no options.
      "/players/me/DerivedData/Play/Build/Products/Debug/workshop",
    ])
  func fromElsewhere(executable: String) {
    check(executable, "/play/.build/debug", "/play/.build", [])
  }

  private func check(
    _ executable: String, _ products: String, _ scratch: String, _ arguments: [String]
  ) {
    let folder = BuildFolder(of: executable, inCheckout: "/play")
    #expect(folder.products == products)
    #expect(folder.program("Deps1") == products + "/Deps1")
    #expect(folder.scratch == scratch)
    #expect(folder.buildArguments == arguments)
  }
}
