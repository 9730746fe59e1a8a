/// The app's container. Its file is a member of two targets.
@MainActor
public final class ServiceRegistry {
  public static let shared = ServiceRegistry()

  public var client = "server"
}
