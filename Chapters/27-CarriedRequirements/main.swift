import Playground

chapter("27 CarriedRequirements", "who writes the code that carries it.")
