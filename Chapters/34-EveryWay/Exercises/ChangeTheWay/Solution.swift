// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Sends one message.
@MainActor
struct ChatRequest {
  // TASK 1: Change what a request stores, and how it gets it.
  let server: any ChatServer
  let clock: any ChatClock
  let store: any ChatStore
  // STUB
  // private var server: any ChatServer { Container.shared.resolve() }
  // private var clock: any ChatClock { Container.shared.resolve() }
  // private var store: any ChatStore { Container.shared.resolve() }
  // END

  func send(_ text: String) {
    server.send(text) { store.keep("\(text) at \(clock.now)") }
  }
}

/// Decides what is sent.
@MainActor
struct ChatModel {
  // TASK 2: Change what a model stores, and how it gets it.
  let server: any ChatServer
  let clock: any ChatClock
  let store: any ChatStore
  // STUB
  // private var server: any ChatServer { Container.shared.resolve() }
  // private var clock: any ChatClock { Container.shared.resolve() }
  // private var store: any ChatStore { Container.shared.resolve() }
  // END

  var lines: [String] { store.messages }

  func send(_ text: String) {
    guard !text.isEmpty else { return }
    // TASK 1: Make a request, and let it send.
    ChatRequest(server: server, clock: clock, store: store).send(text)
    // STUB
    // ChatRequest().send(text)
    // END
  }
}

/// What a window shows.
@MainActor
final class ChatScreen {
  // TASK 2: Change what a screen stores, and how it gets it.
  private let clock: any ChatClock
  private let model: ChatModel

  init(server: any ChatServer, clock: any ChatClock, store: any ChatStore) {
    self.clock = clock
    model = ChatModel(server: server, clock: clock, store: store)
  }
  // STUB
  // private var clock: any ChatClock { Container.shared.resolve() }
  // private let model = ChatModel()
  // END

  var title: String { "Chat at \(clock.now)" }

  var lines: [String] { model.lines }

  func send(_ text: String) { model.send(text) }
}

/// An app. Its windows show the chat.
@MainActor
final class ChatApp {
  // TASK 3: Change what an app stores, and how it gets it.
  private let services: Services

  init(_ services: Services) { self.services = services }

  private var server: any ChatServer { services.server }
  private var clock: any ChatClock { services.clock }
  private var makeStore: () -> any ChatStore { services.makeStore }
  // STUB
  // private var server: any ChatServer { Container.shared.resolve() }
  // private var clock: any ChatClock { Container.shared.resolve() }
  // private let makeStore: () -> any ChatStore
  //
  // init(_ services: Services) {
  //   Container.shared.register((any ChatServer).self, services.server)
  //   Container.shared.register((any ChatClock).self, services.clock)
  //   makeStore = services.makeStore
  // }
  // END

  /// Opens a window.
  func open() -> ChatScreen {
    // TASK 2: Open a window, with a store of its own.
    ChatScreen(server: server, clock: clock, store: makeStore())
    // STUB
    // Container.shared.register((any ChatStore).self, makeStore())
    // return ChatScreen()
    // END
  }
}

// TASK 3: Decide what becomes of the container.
// STUB
// /// Has the services of the chat, for all code of the program.
// @MainActor
// final class Container {
//   static let shared = Container()
//   private var services: [ObjectIdentifier: Any] = [:]
//
//   func register<Service>(_ type: Service.Type, _ service: Service) {
//     services[ObjectIdentifier(type)] = service
//   }
//
//   /// Ends the program if the service was forgotten.
//   func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
//     services[ObjectIdentifier(type)] as! Service
//   }
// }
// END
