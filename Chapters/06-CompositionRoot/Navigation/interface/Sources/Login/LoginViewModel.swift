import PublicItems

/// Logs in, and opens the list. It doesn't know whose list.
public final class LoginViewModel {
  private let items: any ItemsOpening
  private let show: ([String]) -> Void

  public init(items: any ItemsOpening, show: @escaping ([String]) -> Void) {
    (self.items, self.show) = (items, show)
  }

  public func login() { show(items.openList()) }
}
