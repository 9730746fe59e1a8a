// swift-tools-version: 6.2
import PackageDescription

/// As in a new Xcode project, all code runs on the main actor unless it says otherwise.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// The SwiftUI views in `Screens` are in no target, because SwiftUI is missing on Linux.
let package = Package(
  name: "OldApp",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(name: "OldApp", swiftSettings: settings),
    .testTarget(name: "OldAppTests", dependencies: ["OldApp"], swiftSettings: settings),
  ]
)
