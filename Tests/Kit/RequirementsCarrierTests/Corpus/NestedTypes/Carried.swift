// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_Chat_Needs {
  func CODEGEN_names(_ key: CarryKey) -> [Chat.User: (User: Chat.User, Int)]
  func CODEGEN_user(_ key: CarryKey) -> Chat.User
  func CODEGEN_users(_ key: CarryKey) -> [String: Chat.User]
}

protocol CODEGEN_Chat_Thread_Needs {}

protocol CODEGEN_Line_Needs {}

extension App.Root {
  func CODEGEN_names(_: CarryKey) -> [Chat.User: (User: Chat.User, Int)] {
    names
  }
  func CODEGEN_user(_: CarryKey) -> Chat.User { user }
  func CODEGEN_users(_: CarryKey) -> [String: Chat.User] { users }
}

extension Chat.Room {
  var names: [Chat.User: (User: Chat.User, Int)] {
    injected.CODEGEN_names(CarryKey())
  }
  var user: Chat.User { injected.CODEGEN_user(CarryKey()) }
  var users: [String: Chat.User] { injected.CODEGEN_users(CarryKey()) }
}

extension Chat.Thread.Messages {
  var names: [Chat.User: (User: Chat.User, Int)] { injected.names }
  var user: Chat.User { injected.user }
  var users: [String: Chat.User] { injected.users }
}
