// What is special here: the unused leaf is in another module, and the app uses a property with nearly the same name as its member.
public protocol Tracking { func track(_ event: String) }
public protocol TrackingDependency { var tracker: any Tracking { get } }
public protocol Texts { func text(_ key: String) -> String }
public protocol TextsDependency { var texts: any Texts { get } }
