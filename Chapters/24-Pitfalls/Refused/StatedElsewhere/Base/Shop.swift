public protocol TrackingDependency {}
public protocol LoggingDependency {}

public struct Shop: TrackingDependency { public init() {} }
