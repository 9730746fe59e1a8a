import Playground

chapter("23 PublicFeature", "a feature in a module of its own, with one door.")
