// swift-tools-version: 6.2
// A generic client; each feature adds its own methods to it in an extension.
import PackageDescription

let package = Package(
  name: "extension",
  targets: [
    .target(name: "ServerAPI"),
    .target(name: "Login", dependencies: ["ServerAPI"]),
    .target(name: "Items", dependencies: ["ServerAPI"]),
    .target(name: "Friends", dependencies: ["ServerAPI"]),
    .executableTarget(name: "Main", dependencies: ["Login", "Items", "Friends"]),
  ],
  swiftLanguageModes: [.v6]
)
