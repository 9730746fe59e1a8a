import Observation
import TextUI

/// A customer's format for times.
enum Clock {
  case hours24, hours12

  /// Formats a minute of the day, such as 845: `14:05` or `2:05 PM`.
  func time(_ minute: Int) -> String {
    let (hour, rest) = (minute / 60, minute % 60)
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    return switch self {
    case .hours24: "\(hour):\(digits)"
    case .hours12: "\((hour + 11) % 12 + 1):\(digits) \(hour < 12 ? "AM" : "PM")"
    }
  }
}

/// The messages from friends and from support.
@Observable
final class Inbox {
  private(set) var unread: Int

  init(unread: Int) { self.unread = unread }

  func receive() { unread += 1 }

  func readAll() { unread = 0 }
}

/// A message, with the time at which it was sent.
struct MessageView: View {
  let text: String
  let minute: Int

  var body: some View {
    HStack {
      TimeView(minute: minute)
      Text(text)
    }
  }
}
