// Fails draftHasNoName: an app can make a draft, and has no use for it.
// Also fails onlyTheDoor.
// TASK 2: Say where the text is kept.
public final class Draft {
  public var text = ""

  public init() {}
}
