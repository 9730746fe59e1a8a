// swift-tools-version: 6.2
// Login imports the interface module of Items, and Main passes the real feature to it.
import PackageDescription

let package = Package(
  name: "interface",
  targets: [
    .target(name: "PublicItems"),
    .target(name: "Items", dependencies: ["PublicItems"]),
    .target(name: "Login", dependencies: ["PublicItems"]),
    .executableTarget(name: "Main", dependencies: ["Items", "Login"]),
  ],
  swiftLanguageModes: [.v6]
)
