extension TranscriptQuestion {
  /// The best questions for a round: two refusals, and the values that the chapter marks; if it marks none, the others.
  /// The same value of an expression is asked once.
  package static func best(_ count: Int, of all: [TranscriptQuestion]) -> Set<Int> {
    var seen: Set<String> = []
    let refusals = all.indices.filter { all[$0].words != nil }.prefix(2)
    let marked = all.indices.filter { all[$0].isBest }
    let values = (marked.isEmpty ? Array(all.indices) : marked)
      .filter { all[$0].words == nil && seen.insert(all[$0].shown).inserted }
    return Set(values.prefix(count - refusals.count) + refusals)
  }

  /// The chosen questions of a chapter, in order. The lines and values of the skipped ones are added to the next question
  /// of the same section.
  package static func round(
    of all: [TranscriptQuestion], asking chosen: Set<Int>
  ) -> [TranscriptQuestion] {
    var round: [TranscriptQuestion] = []
    var lead: [ProgramLine] = []
    // The statements on the screen below the heading, and every excerpt shown so far.
    var (shown, excerpts): (Set<Int>, [Excerpt]) = ([], [])
    for (index, question) in all.enumerated() {
      if index > 0, question.section != all[index - 1].section { (lead, shown) = ([], []) }
      lead += question.lead
      guard chosen.contains(index) else {
        if question.words == nil { lead += question.answer } else { lead = [] }
        continue
      }
      var asked = question
      asked.earlier = question.earlier.filter { !shown.contains($0.statement) }
      asked.lead = lead
      asked.excerpts = question.excerpts.filter { !excerpts.contains($0) }
      excerpts += asked.excerpts
      shown.formUnion((asked.earlier + lead).map(\.statement))
      round.append(asked)
      lead = []
    }
    return round
  }
}
