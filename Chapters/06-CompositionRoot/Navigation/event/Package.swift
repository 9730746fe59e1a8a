// swift-tools-version: 6.2
// Login only says that somebody has logged in; Main pushes the list.
import PackageDescription

let package = Package(
  name: "event",
  targets: [
    .target(name: "Items"),
    .target(name: "Login"),
    .executableTarget(name: "Main", dependencies: ["Items", "Login"]),
  ],
  swiftLanguageModes: [.v6]
)
