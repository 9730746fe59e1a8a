// snippet.concern
/// A cross-cutting concern, written once, for any call.
@MainActor
struct Concern {
  /// Told when a call begins; what it returns is told how the call ended.
  let begin: @MainActor (Call) -> @MainActor (Outcome) -> Void
}

/// A call that begins.
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

/// How a call ended.
enum Outcome {
  case returned(Any)
  case threw(any Error)
}
// snippet.end

// snippet.concerns
extension Concern {
  static func logging(to log: Journal) -> Concern {
    Concern { call in
      log.add("\(call)")
      return { outcome in
        switch outcome {
        case .returned(let value): log.add("\(call) = \(value)")
        case .threw(let error): log.add("\(call) threw \(error)")
        }
      }
    }
  }

  static func auditing(to audit: Journal) -> Concern {
    Concern { call in
      { outcome in
        switch outcome {
        case .returned: audit.add("\(call.name) ok")
        case .threw: audit.add("\(call.name) failed")
        }
      }
    }
  }

  /// Both, this one outside.
  func and(_ inner: Concern) -> Concern {
    Concern { call in
      let (end, endInner) = (begin(call), inner.begin(call))
      return { outcome in
        endInner(outcome)
        end(outcome)
      }
    }
  }
}
// snippet.end
