extension Garden {
  func dryBeds() -> [Int] {
    (0..<size).filter { number in
      let bed = Bed(dependencies: self.dependencies, number: number)
      return bed.isDry
    }
  }
}
