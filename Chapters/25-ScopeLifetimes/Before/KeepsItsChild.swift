final class KeepsItsChild<I: LoggedInRequirements>: LoggedInResource<I> {
  lazy var threadList = ChatThreadListResource(injecting: self)
}
