// swift-tools-version: 6.2
// Login makes the list itself and pushes it.
import PackageDescription

let package = Package(
  name: "push",
  targets: [
    .target(name: "Items"),
    .target(name: "Login", dependencies: ["Items"]),
    .executableTarget(name: "Main", dependencies: ["Login"]),
  ],
  swiftLanguageModes: [.v6]
)
