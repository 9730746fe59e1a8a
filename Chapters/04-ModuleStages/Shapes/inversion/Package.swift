// swift-tools-version: 6.2
// Each feature declares what it needs. The client imports the features and provides it.
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
