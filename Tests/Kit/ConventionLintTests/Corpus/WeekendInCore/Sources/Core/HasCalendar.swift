// What is special here: the feature uses only a member that a public extension in the other module adds to the leaf.
public protocol Calendaring { func weekday() -> Int }
public protocol HasCalendar { var calendar: any Calendaring { get } }

extension HasCalendar {
  public var isWeekend: Bool { calendar.weekday() > 5 }
}

public protocol HasGreeter { func greet(_ name: String) -> String }
