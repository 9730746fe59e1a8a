import Playground

chapter("22 SplicingRubric", "which dependency deserves a splice.")
