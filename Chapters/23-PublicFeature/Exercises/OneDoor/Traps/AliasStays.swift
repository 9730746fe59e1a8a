// Fails twoAreEnough: an app still has to bring a text that the chat no longer reads.
// Also fails appKeepsNoDraft, onlyTheDoor.
// TASK 2: List what an app brings.
public protocol DraftDependency: AnyObject {
  var draft: String { get set }
}

public typealias ChatFeatureDependencies =
  MessagingDependency & TrackingDependency & DraftDependency
