import Scopes

enum App {
  class Root<I: NilRequirements>: Scopes.Resource<I>, Chat.Needs {
    let user = Chat.User()
    let users: [String: Chat.User] = [:]
    let names: [Chat.User: (User: Chat.User, Int)] = [:]
  }
}

enum Chat {
  struct User: Hashable {}

  protocol Needs: Scopes.Requirements, CODEGEN_Chat_Needs {}

  final class Room<I: Needs>: Scopes.Resource<I>, Thread.Needs {}

  enum Thread {
    final class Messages<I: Needs>: Scopes.Resource<I>, Line.Needs {}

    protocol Needs: Scopes.Requirements, CODEGEN_Chat_Thread_Needs {
      var user: User { get }
      var users: [String: User] { get }
      var names: [User: (User: User, Int)] { get }
    }
  }
}

/// Not the user of a chat. In the extension below, that one is out of sight.
struct User {}

enum Line {}

extension Chat.Thread.Messages {
  var author: User { User() }
}

extension Line {
  protocol Needs: Scopes.Requirements, CODEGEN_Line_Needs {
    var author: User { get }
  }
}
