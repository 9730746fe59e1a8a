public protocol TrackingDependency {}

public struct Shop: TrackingDependency { public init() {} }
