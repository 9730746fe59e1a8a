// swift-tools-version: 6.2
// An app and its widget, each with a root of its own, and the mocks that the tests of both use.
import PackageDescription

let package = Package(
  name: "TwoRoots",
  platforms: [.macOS(.v15)],
  // snippet.targets
  targets: [
    .target(name: "Wishes"),
    .executableTarget(name: "App", dependencies: ["Wishes"]),
    .executableTarget(name: "Widget", dependencies: ["Wishes"]),
    // An ordinary target, so that several test targets can import it.
    .target(name: "WishMocks", dependencies: ["Wishes"], path: "Tests/WishMocks"),
    .testTarget(name: "AppTests", dependencies: ["App", "WishMocks"]),
    .testTarget(name: "WidgetTests", dependencies: ["Widget", "WishMocks"]),
  ]
  // snippet.end
)
