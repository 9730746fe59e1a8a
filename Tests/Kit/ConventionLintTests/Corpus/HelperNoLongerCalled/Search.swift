// What is special here: the helper is mentioned in a comment and has a namesake in the type, but nobody passes dependencies to it.
protocol Index { func find(_ word: String) -> [Int] }
protocol Stemmer { func stem(_ word: String) -> String }
protocol HasIndex { var index: any Index { get } }
protocol HasStemmer { var stemmer: any Stemmer { get } }

typealias NormalizeDependencies = HasStemmer

func normalize(dependencies: some NormalizeDependencies, _ word: String) -> String {
  dependencies.stemmer.stem(word.lowercased())
}

typealias SearchDependencies = HasIndex
  & NormalizeDependencies

struct Search<Dependencies: SearchDependencies> {
  let dependencies: Dependencies
  private var recent: [String] = []

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  // It was normalize(dependencies: dependencies, word) once.
  private func normalize(_ word: String) -> String {
    word.lowercased()
  }

  mutating func run(_ words: String...) -> Set<Int> {
    recent += words
    return Set(words.map(normalize).flatMap { dependencies.index.find($0) })
  }
}
