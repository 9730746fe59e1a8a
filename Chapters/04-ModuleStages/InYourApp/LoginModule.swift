// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/HTTPClient.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift ../../05-Adapters/InYourApp/ItemsAdapter.swift
import SwiftUI

public struct User: Decodable, Sendable {
  public let name: String
}

/// In the module Login, which imports no other module of the shop.
public protocol LoginClient: Sendable {
  func login() async throws -> User
}

@MainActor @Observable
public final class LoginModel {
  public private(set) var message = ""
  private let client: any LoginClient

  public init(client: any LoginClient) { self.client = client }

  public func login() async {
    do {
      message = "Welcome, \(try await client.login().name)"
    } catch {
      if Task.isCancelled { return }
      message = "No login"
    }
  }
}

/// In Main, which imports Login and ServerAPI.
struct LoginAdapter: LoginClient {
  let api: ServerAPIClient

  func login() async throws -> User { try await api.get("login.json") }
}

/// In Main, too: the root connects the two.
@MainActor
func makeLogin(api: ServerAPIClient) -> LoginModel {
  // was: LoginModel(), whose `login` called `ServerAPIClient.shared`
  LoginModel(client: LoginAdapter(api: api))
}
