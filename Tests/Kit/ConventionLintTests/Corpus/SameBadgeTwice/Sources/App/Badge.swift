import Core

public protocol HasShape { var shape: String { get } }

public typealias BadgeDependencies = HasCounter
  & HasShape

public struct Badge<Dependencies: BadgeDependencies> {
  private let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
  public func draw() -> String { dependencies.shape + "\(dependencies.counter.unread())" }
}
