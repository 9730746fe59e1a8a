public protocol LoginAPI {
  func login(_ completion: @escaping (String) -> Void)
}
