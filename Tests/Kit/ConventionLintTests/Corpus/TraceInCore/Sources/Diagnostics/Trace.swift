// What is special here: the container goes to an unconstrained generic function of another module, which might ask it for anything.
public protocol LoggingDependency { func log(_ text: String) }

public func trace<Value>(_ value: Value, note: String) {
  (value as? any LoggingDependency)?.log(note)
}
