import Foundation

/// Saves what a customer wishes for.
public protocol WishStore: Sendable {
  func wishes() throws -> [String]
  func save(_ wishes: [String]) throws
}

/// A file that the app and its widget share.
public struct WishFile: WishStore {
  private let file: URL

  /// - Parameter folder: on Apple's systems, the folder of the app group.
  public init(folder: URL) { file = folder.appending(path: "wishes.json") }

  public func wishes() throws -> [String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try JSONDecoder().decode([String].self, from: Data(contentsOf: file))
  }

  public func save(_ wishes: [String]) throws {
    try JSONEncoder().encode(wishes).write(to: file, options: .atomic)
  }
}
