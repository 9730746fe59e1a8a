/// A heading in the transcript.
func banner(_ title: String) -> String { "== \(title) ==" }
