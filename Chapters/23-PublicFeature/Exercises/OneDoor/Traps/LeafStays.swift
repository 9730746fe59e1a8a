// Fails appKeepsNoDraft: the leaf is in no alias any more, and still public.
// Also fails onlyTheDoor.
// TASK 2: List what an app brings.
public protocol DraftDependency: AnyObject {
  var draft: String { get set }
}

public typealias ChatFeatureDependencies = MessagingDependency & TrackingDependency
