/// What a verb or a check works with: a checkout, what is built of it, and the world around.
public struct Session: Sendable {
  public let checkout: Checkout
  public let folder: BuildFolder
  public let surroundings: Surroundings

  /// The build folder is the one that the running program came from.
  public init(checkout: Checkout, surroundings: Surroundings) {
    self.checkout = checkout
    self.surroundings = surroundings
    folder = BuildFolder(of: surroundings.executable, in: checkout)
  }

  var files: any FileSystem { surroundings.files }
  var console: any Console { surroundings.console }
  var toolchain: Toolchain { Toolchain(surroundings) }

  func run(_ command: Command) async throws(Complaint) -> Ended {
    try await surroundings.processes.run(command)
  }
}
