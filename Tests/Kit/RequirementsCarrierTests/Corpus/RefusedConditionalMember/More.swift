extension RootResource where I: Sendable {
  var size: Int { 1 }
}
