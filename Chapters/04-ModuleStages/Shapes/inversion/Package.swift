// swift-tools-version: 6.2
// Each feature says what it needs; the client depends on all of them and provides it.
import PackageDescription

let package = Package(
  name: "inversion",
  targets: [
    .target(name: "Login"),
    .target(name: "Items"),
    .target(name: "Friends"),
    .target(name: "ServerAPI", dependencies: ["Login", "Items", "Friends"]),
    .executableTarget(name: "Main", dependencies: ["Login", "Items", "Friends", "ServerAPI"]),
  ],
  swiftLanguageModes: [.v6]
)
