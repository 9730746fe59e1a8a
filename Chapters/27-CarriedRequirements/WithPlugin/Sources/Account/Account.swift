import Chat
import Scopes

public protocol LoginRequirements: Requirements, CODEGEN_LoginRequirements {}

/// A login opens the rooms of another module, and has what is called `title` there.
public class LoginResource<I: LoginRequirements>: Resource<I>, RoomRequirements {
  public var title: String { "the room" }

  public func room() -> RoomResource<LoginResource> { RoomResource(injecting: self) }
}
