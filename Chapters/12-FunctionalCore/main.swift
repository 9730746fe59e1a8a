import Playground

chapter("12 FunctionalCore", "a core without dependencies, and a thin shell around it.")
