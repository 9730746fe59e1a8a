struct SoldOutShop: ShopServing {
  func logIn(_ name: String) async throws -> String { "" }
  func items() async throws -> [String] { [] }
  func friends(of token: String) async throws -> [String] { [] }
  func details(of product: String) async throws -> String { "" }
  func stock(of product: String) async throws -> Int { 0 }
  func price(of product: String) -> Int { 0 }
  func charge(_ cents: Int, to customer: String) async throws -> String { "" }
  func send(_ message: String, to friend: String) async throws {}
}

struct FriendlessShop: ShopServing {
  func logIn(_ name: String) async throws -> String { "" }
  func items() async throws -> [String] { [] }
  func friends(of token: String) async throws -> [String] { [] }
  func details(of product: String) async throws -> String { "" }
  func stock(of product: String) async throws -> Int { 1 }
  func price(of product: String) -> Int { 0 }
  func charge(_ cents: Int, to customer: String) async throws -> String { "" }
  func send(_ message: String, to friend: String) async throws {}
}

struct UnpaidShop: ShopServing {
  func logIn(_ name: String) async throws -> String { "" }
  func items() async throws -> [String] { [] }
  func friends(of token: String) async throws -> [String] { [] }
  func details(of product: String) async throws -> String { "" }
  func stock(of product: String) async throws -> Int { 1 }
  func price(of product: String) -> Int { 0 }
  func charge(_ cents: Int, to customer: String) async throws -> String {
    throw ShopError.nothingToPay
  }
  func send(_ message: String, to friend: String) async throws {}
}
