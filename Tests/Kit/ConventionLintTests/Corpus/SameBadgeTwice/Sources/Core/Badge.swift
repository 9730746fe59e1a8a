// What is special here: the public alias in one module is for an internal badge, and the public badge of that name is in the other module.
public protocol Counting { func unread() -> Int }
public protocol HasCounter { var counter: any Counting { get } }

public typealias BadgeDependencies = HasCounter

struct Badge<Dependencies: BadgeDependencies> {
  let dependencies: Dependencies
  func draw() -> String { "(\(dependencies.counter.unread()))" }
}
