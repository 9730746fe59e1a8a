// snippet.keeps
/// A login that stores the scope inside it. The child holds its parent, so both stay for ever.
final class KeepsItsChild<I: LoggedInRequirements>: LoggedInResource<I> {
  lazy var threadList = ChatThreadListResource(injecting: self)
}
// snippet.end
