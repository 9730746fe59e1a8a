/// A concern for any call.
@MainActor
struct Concern {
  typealias End = @MainActor (Result<Any, any Error>) -> Void

  let begin: @MainActor (Call) -> End
}

/// The name and arguments of a call.
struct Call: CustomStringConvertible {
  let name: String
  let arguments: [String]

  init<each Argument>(_ name: String, _ argument: repeat each Argument) {
    self.name = name
    var texts: [String] = []
    repeat texts.append(String(describing: each argument))
    arguments = texts
  }

  var description: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}

extension Concern {
  static func logging(to logger: any Logging) -> Concern {
    Concern { call in
      logger.log("\(call)")
      return { result in
        switch result {
        case .success(let value): logger.log("\(call) = \(value)")
        case .failure(let error): logger.log("\(call) threw \(error)")
        }
      }
    }
  }

  static func tracking(by tracker: any Tracking) -> Concern {
    Concern { call in
      { result in
        switch result {
        case .success: tracker.track("\(call.name) ok")
        case .failure: tracker.track("\(call.name) failed")
        }
      }
    }
  }

  /// A concern that combines both. This one begins first and ends last.
  func and(_ inner: Concern) -> Concern {
    Concern { call in
      let (end, endInner) = (begin(call), inner.begin(call))
      return { result in
        endInner(result)
        end(result)
      }
    }
  }
}
