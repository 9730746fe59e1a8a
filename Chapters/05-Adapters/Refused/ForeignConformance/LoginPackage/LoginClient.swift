public protocol LoginClient {
  func login(_ completion: @escaping (String) -> Void)
}
