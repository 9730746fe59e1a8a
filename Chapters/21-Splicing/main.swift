import Playground

chapter("21 Splicing", "a need with a shorter life joins the others.")
