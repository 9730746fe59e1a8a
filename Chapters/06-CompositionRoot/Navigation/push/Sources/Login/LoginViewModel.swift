import Items

/// Logs in, and goes on to the list itself.
public final class LoginViewModel {
  private let show: ([String]) -> Void

  public init(show: @escaping ([String]) -> Void) { self.show = show }

  public func login() {
    let list = ItemListViewModel()
    show([list.title] + list.lines)
  }
}
