// Refused: a session answers on another thread, and the completion may not go there (STG-185)

struct Answer: Sendable {}

class Session {
  func dataTask(_ handler: @escaping @Sendable (Answer?) -> Void) {}
}

class SessionHTTPClient {
  let session = Session()

  #if !REPAIRED
    func get(completion: @escaping (Answer?) -> Void) {
      session.dataTask { answer in
        // expected-error@+2 {{capture of 'completion' with non-Sendable type '(Answer?) -> Void' in a '@Sendable' closure}}
        // expected-note@+1 {{a function type must be marked '@Sendable' to conform to 'Sendable'}}
        completion(answer)
      }
    }
  #else
    func get(completion: @escaping @Sendable (Answer?) -> Void) {
      session.dataTask { answer in completion(answer) }
    }
  #endif
}
