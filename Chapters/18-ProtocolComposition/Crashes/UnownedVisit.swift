// The same scope for those who must not keep it.

// snippet.unowned
/// Stands for a visit and does not keep it.
struct UnownedVisit: LoggingDependency {
  unowned let visit: Visit

  var logger: any Logging { visit.logger }
}
// snippet.end
