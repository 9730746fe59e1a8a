// What is special here: the nested alias is used as a type without the word any, so nothing says that this is an existential.
protocol Calendar { var hour: Int { get } }
protocol Users { func name(_ id: Int) -> String? }
protocol HasCalendar { var calendar: any Calendar { get } }
protocol HasUsers { var users: any Users { get } }

struct Greeter {
  typealias Dependencies = HasCalendar & HasUsers

  let dependencies: Dependencies
  let fallback: String

  private var greeting: String {
    switch dependencies.calendar.hour {
    case 5..<12: "Good morning"
    case 12..<18: "Hello"
    default: "Good evening"
    }
  }

  func greet(_ id: Int) -> String {
    "\(greeting), \(dependencies.users.name(id) ?? fallback)!"
  }
}
