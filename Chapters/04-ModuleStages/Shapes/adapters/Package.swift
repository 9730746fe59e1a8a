// swift-tools-version: 6.2
// Client and features do not know each other; Main adapts one to the other.
import PackageDescription

let package = Package(
  name: "adapters",
  targets: [
    .target(name: "ServerAPI"),
    .target(name: "Login"),
    .target(name: "Items"),
    .target(name: "Friends"),
    .executableTarget(name: "Main", dependencies: ["Login", "Items", "Friends", "ServerAPI"]),
  ],
  swiftLanguageModes: [.v6]
)
