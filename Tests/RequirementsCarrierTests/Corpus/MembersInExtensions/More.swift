extension RootResource {
  var second: Int { first + 1 }
}

extension OneResource {
  var late: Int { 3 }
}
