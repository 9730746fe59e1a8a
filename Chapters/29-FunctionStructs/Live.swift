extension ShopClient {
  static func live(_ server: Server) -> ShopClient {
    ShopClient(
      logIn: { name in await server.logIn(name) },
      items: { await server.items() },
      friends: { token in await server.friends(of: token) },
      details: { product in try await server.details(of: product) },
      stock: { product in try await server.stock(of: product) },
      price: { product in server.price(of: product) },
      charge: { cents, customer in try await server.charge(cents, to: customer) },
      send: { message, friend in try await server.send(message, to: friend) })
  }
}
