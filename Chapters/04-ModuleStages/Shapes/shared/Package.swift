// swift-tools-version: 6.2
// One client in the middle: every method and every model is in ServerAPI.
import PackageDescription

let package = Package(
  name: "shared",
  targets: [
    .target(name: "ServerAPI"),
    .target(name: "Login", dependencies: ["ServerAPI"]),
    .target(name: "Items", dependencies: ["ServerAPI"]),
    .target(name: "Friends", dependencies: ["ServerAPI"]),
    .executableTarget(name: "Main", dependencies: ["Login", "Items", "Friends"]),
  ],
  swiftLanguageModes: [.v6]
)
