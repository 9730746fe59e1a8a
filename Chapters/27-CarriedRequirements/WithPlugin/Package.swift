// swift-tools-version: 6.2
// Scopes whose carried requirements are written while they are built.
import PackageDescription

let package = Package(
  name: "WithPlugin",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "DependencyPlayground", path: "../../..")],
  targets: [
    // snippet.plugin
    .executableTarget(
      name: "ProofOfConcept",
      dependencies: [.product(name: "Scopes", package: "DependencyPlayground")],
      plugins: [.plugin(name: "CarryPlugin", package: "DependencyPlayground")]),
    // snippet.end
    // Three modules: the scopes of each are inside those of the next.
    .target(
      name: "Chat",
      dependencies: [.product(name: "Scopes", package: "DependencyPlayground")],
      plugins: [.plugin(name: "CarryPlugin", package: "DependencyPlayground")]),
    .target(
      name: "Account",
      dependencies: ["Chat", .product(name: "Scopes", package: "DependencyPlayground")],
      plugins: [.plugin(name: "CarryPlugin", package: "DependencyPlayground")]),
    .executableTarget(
      name: "Shop",
      dependencies: ["Chat", "Account", .product(name: "Scopes", package: "DependencyPlayground")],
      plugins: [.plugin(name: "CarryPlugin", package: "DependencyPlayground")]),
    .testTarget(
      name: "ProofOfConceptTests",
      dependencies: [
        "ProofOfConcept", .product(name: "Scopes", package: "DependencyPlayground"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
