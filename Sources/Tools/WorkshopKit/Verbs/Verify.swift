extension Verb {
  static let verify = Verb(
    name: "verify",
    usage: "[--proofs FILE]",
    summary: "The maintainers' check of everything: chapters, claims, guides, refusals.",
    details: "Checks the form of every chapter, the text of every shown expression, every "
      + "transcript, every page, every row of Claims.md and every Refused fixture. With --proofs "
      + "it also checks that each claim was really proven by the run that wrote the file: "
      + "PROOFS=.build/proofs swift test",
    options: [
      Option(name: "--proofs", takesValue: true, summary: "What a run of the tests proved.")
    ],
    action: .inCheckout { session, words throws(Complaint) in
      try await Verify(session: session, proofs: words.value(of: "--proofs")).run()
    })
}

/// Runs every check of the material, a line each, and lists what is wrong below it.
private struct Verify {
  let session: Session
  let proofs: String?
  private var checkout: Checkout { session.checkout }

  func run() async throws(Complaint) -> Int32 {
    let chapters = try checkout.chapters()
    let graph = try await TargetGraph(of: session)
    var wrong = 0
    func check(_ what: String, _ find: () async throws(Complaint) -> [Finding]) async {
      let console = session.console
      console.progress("Checking: \(what)")
      let found: [Finding]
      do { found = try await find() } catch { found = [Finding(what, error.description)] }
      console.endProgress()
      console.entry(found.isEmpty ? console.good("ok") : console.bad("WRONG"), what)
      for finding in found { console.line("   \(finding)") }
      wrong += found.count
    }
    let builder = Builder(session)
    await check("chapters build") { () throws(Complaint) in
      switch try await builder.buildAll() {
      case .built: []
      case .cannotWrite: [Finding("build", "\(builder.cannotWriteNote) verify")]
      case .failed(let errors): errors.map { Finding("build", $0) }
      }
    }
    await check("chapters have their form") { () throws(Complaint) in
      try ChapterForm(checkout: checkout, graph: graph).findings()
    }
    await check("shown expressions are their sources") { () throws(Complaint) in
      let shown = ShownExpressions(in: checkout)
      return try chapters.map { chapter throws(Complaint) in try shown.findings(in: chapter) }
        .flatMap(\.self)
    }
    await check("transcripts") { () throws(Complaint) in
      var findings: [Finding] = []
      for chapter in chapters {
        if case .wrong(let wrong) = try await ChapterRun(session).verdict(on: chapter) {
          let details = wrong.details.joined(separator: "; ")
          findings.append(Finding(chapter.expected, "\(wrong.short). \(details)"))
        }
      }
      return findings
    }
    await check("pages: blocks, links, diagrams") { () throws(Complaint) in
      let guides = try session.guides(graph)
      var findings: [Finding] = []
      for page in try guides.pages() { findings += try await guides.report(on: page).findings }
      return findings
    }
    await check("refusals and their repairs") { () throws(Complaint) in
      var findings: [Finding] = []
      for fixture in try Fixture.all(in: checkout) {
        switch try await Refusals(session).verdict(on: fixture) {
        case .refused: continue
        case .otherWords(let words):
          session.console.line(
            "   \(fixture.path): this compiler says it in other words:\n\(words)")
        case .wrong(let sentence): findings.append(Finding(fixture.path, sentence))
        }
      }
      return findings
    }
    let claims = try Claims(of: checkout)
    await check("claims: \(claims.all.count) rows, each with its proof") { () throws(Complaint) in
      claims.findings + (try ProofIndex(of: checkout).findings(claims))
    }
    if let proofs {
      await check("proofs that ran") { () throws(Complaint) in
        let path = proofs.hasPrefix("/") ? proofs : "\(session.surroundings.directory)/\(proofs)"
        return try ProofLog(path, files: session.files).findings(claims, checkout)
      }
    }
    session.console.line()
    session.console.line(wrong == 0 ? "Everything holds." : "\(wrong) findings.")
    return wrong == 0 ? 0 : 1
  }
}
