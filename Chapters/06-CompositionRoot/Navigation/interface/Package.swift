// swift-tools-version: 6.2
// Login knows the interface module of Items, and Main hands it the real feature.
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
