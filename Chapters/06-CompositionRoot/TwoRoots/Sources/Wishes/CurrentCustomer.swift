/// A global of the shared module. Each process has its own.
@MainActor
public enum CurrentCustomer {
  public static var name = "nobody"
}
