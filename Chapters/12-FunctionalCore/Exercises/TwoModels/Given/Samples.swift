// Given: leave this file as it is.

/// What the app saved before the server's change. Many customers have such a file.
let oldFile = """
  [
    {"id": 7, "name": "tea", "cents": 250, "saleEnd": 20800},
    {"id": 8, "name": "bread", "cents": 319}
  ]
  """

/// What the server answers since its change, for the same products.
let newAnswer = """
  [
    {"id": 7, "title": "tea", "price": 250, "saleEnd": 20800},
    {"id": 8, "title": "bread", "price": 319}
  ]
  """
