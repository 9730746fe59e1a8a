import TestSupport
import Testing

@testable import Book
@testable import WebBook

@Suite("`HTMLPage`: Markdown as HTML")
struct HTMLPageTests {
  private static let table: [(markdown: String, html: String)] = [
    ("one\ntwo\n\nthree", "<p>one\ntwo</p>\n<p>three</p>"),
    ("a `b` **c *d* e** *f*", "<p>a <code>b</code> <strong>c <em>d</em> e</strong> <em>f</em></p>"),
    ("2 * 3 * 4, ***a***, *.md", "<p>2 * 3 * 4, <strong><em>a</em></strong>, *.md</p>"),
    ("`**a**` `` `b` `` `c", "<p><code>**a**</code> <code>`b`</code> `c</p>"),
    ("**`a*`** \\.b", "<p><strong><code>a*</code></strong> \\.b</p>"),
    ("[a\n`b`](c.md#d) [e] (f)", "<p><a href=\"/c.md#d\">a\n<code>b</code></a> [e] (f)</p>"),
    ("a ![b](c.png) d! e", "<p>a  d! e</p>"),
    ("<https://a.b/c?d&e>", "<p><a href=\"/https://a.b/c?d&amp;e\">https://a.b/c?d&amp;e</a></p>"),
    ("a <!-- b --> c\n<!-- d\ne -->\n\nf", "<p>a  c</p>\n<p>f</p>"),
    (
      "- a\n  b\n  - e\n- c\n\nd",
      "<ul>\n<li>a\nb\n<ul>\n<li>e</li>\n</ul></li>\n<li>c</li>\n</ul>\n<p>d</p>"
    ),
    ("a:\n- b\n\n- c", "<p>a:</p>\n<ul>\n<li><p>b</p></li>\n<li><p>c</p></li>\n</ul>"),
    (
      "1. a\n   - b\n     c\n   - d\n2. e",
      "<ol>\n<li>a\n<ul>\n<li>b\nc</li>\n<li>d</li>\n</ul></li>\n<li>e</li>\n</ol>"
    ),
    ("3. a\n\n   b", "<ol start=\"3\">\n<li><p>a</p>\n<p>b</p></li>\n</ol>"),
    (
      "- a\n  ```sh\n  b\n\n    c\n  ```",
      "<ul>\n<li>a\n<pre class=\"sh\"><code>b\n\n  c</code></pre></li>\n</ul>"
    ),
    (
      "<!-- change: A 1 B.swift B -->\n```diff\n  a\n- b\n- c\n+ d\n  e\n```",
      "<div class=\"sides\"><figure><figcaption>Before</figcaption><pre class=\"swift\"><code>"
        + "a\n<del>b</del>\n<del>c</del>\ne</code></pre></figure>"
        + "<figure><figcaption>After</figcaption><pre class=\"swift\"><code>"
        + "a\n<ins>d</ins>\n\ne</code></pre></figure></div>"
    ),
    ("> a\n> b", "<blockquote><p>a\nb</p></blockquote>"),
    (
      "<details>\n<summary>a `b`</summary>\n\nc\n</details>\n</details>",
      "<details>\n<summary>a <code>b</code></summary>\n<p>c</p>\n</details>\n<p>&lt;/details&gt;</p>"
    ),
    (
      "# `A_1` b, c\n## d\n## d",
      "<h1 id=\"a_1-b-c\"><code>A_1</code> b, c</h1>\n<h2 id=\"d\">d</h2>\n<h2 id=\"d-1\">d</h2>"
    ),
    (
      "# T\"\n| a | b |\n|---|:-:|\n| `x \\| y` | *z* |\n| 1 |",
      """
      <h1 id="t">T&quot;</h1>
      <div class="table" tabindex="0" role="region" aria-label="T&quot;"><table>
      <thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>
      <tbody>
      <tr><td><code>x | y</code></td><td><em>z</em></td></tr>
      <tr><td>1</td><td></td></tr>
      </tbody>
      </table></div>
      """
    ),
    (
      "# T\n| you say or paste | in short |\n|---|---|\n| a | b |",
      """
      <h1 id="t">T</h1>
      <div class="table questions" tabindex="0" role="region" aria-label="T"><table>
      <thead><tr><th scope="col">you say or paste</th><th scope="col">in short</th></tr></thead>
      <tbody>
      <tr><td>a</td><td>b</td></tr>
      </tbody>
      </table></div>
      """
    ),
    ("```console\n$ a\n<b>\n```", "<pre class=\"console\"><code>$ a\n&lt;b&gt;</code></pre>"),
    (
      "```swift\nlet a\n```",
      "<pre class=\"swift\"><code><span class=\"k\">let</span> a</code></pre>"
    ),
    (
      "```mermaid\na --> b\n```\n```mermaid\nno\n```",
      "<figure class=\"picture\"><svg>a --> b</svg></figure>\n<pre>no</pre>"
    ),
    // Callouts of a guide.
    (
      "## Use it when, not when\na\n- b\n\nDon't c\n\n- d\n\ne\n1. f\n\ng",
      """
      <h2 id="use-it-when-not-when">Use it when, not when</h2>
      <div class="callout use"><span class="sign" role="img" aria-label="For">✓</span>
      <p>a</p>
      <ul>
      <li>b</li>
      </ul>
      </div>
      <div class="callout not"><span class="sign" role="img" aria-label="Against">✕</span>
      <p>Don&#39;t c</p>
      <ul>
      <li>d</li>
      </ul>
      </div>
      <p>e</p>
      <ol>
      <li>f</li>
      </ol>
      <p>g</p>
      """
    ),
    ("## Use it\na\n- b", "<h2 id=\"use-it\">Use it</h2>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>"),
    (
      "A `b. c`. In a\nreview, d `e. f` g? (In a review of h, i.) In a review, a j.",
      "<p>A <code>b. c</code>. <span class=\"review\">In a\nreview, d <code>e. f</code> g?</span> "
        + "(In a review of h, i.) In a review, a j.</p>"
    ),
    // Text never becomes a tag, or the end of an attribute.
    (
      "<script>alert('1')</script> & \"",
      "<p>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;</p>"
    ),
    (
      "`<script>`\n```<x>\n<script>\n```\n```swift\n\"<script>\"\n```",
      "<p><code>&lt;script&gt;</code></p>\n"
        + "<pre class=\"&lt;x&gt;\"><code>&lt;script&gt;</code></pre>\n<pre class=\"swift\"><code>"
        + "<span class=\"s\">&quot;&lt;script&gt;&quot;</span></code></pre>"
    ),
    (
      "[<script>](a\"onclick='b'<script>)",
      "<p><a href=\"/a&quot;onclick=&#39;b&#39;&lt;script&gt;\">&lt;script&gt;</a></p>"
    ),
    (
      "[a](JavaScript:b) [c](data:d) [e](javascript:\u{301}f) <javascript:g>",
      "<p>a c e &lt;javascript:g&gt;</p>"
    ),
    (
      "# <b>\n<summary><b></summary>",
      "<h1 id=\"b\">&lt;b&gt;</h1>\n<summary>&lt;b&gt;</summary>"
    ),
  ]

  @Test(
    "`HTMLPage` converts each Markdown form and escapes tags in text", arguments: table)
  func forms(markdown: String, html: String) {
    var hooks = HTMLPage.Hooks()
    hooks.picture = { $0 == "no" ? nil : "<svg>\($0)</svg>" }
    let page = HTMLPage(markdown, link: { "/\($0)" }, hooks: hooks)
    #expect(page.body == html)
    #expect(Self.unbalanced(page.body) == nil)
  }

  @Test("Each `HTMLPage` hook receives its part as Markdown and as HTML")
  func parts() {
    var hooks = HTMLPage.Hooks()
    hooks.title = { "\($0) is \($1)" }
    hooks.afterTitle = "<p>after</p>"
    hooks.block = {
      "\($0.number) \($0.language) \($0.marker ?? "-") \($0.text) \($1.hasPrefix("<pre class="))"
    }
    hooks.paragraph = { text, html in "\(html)<hr>\(text)" }
    hooks.cell = { text, html, header in "\(header) \(text) \(html)" }
    hooks.strong = { text, html in "\(text) \(html)" }
    let page = HTMLPage(
      """
      # 14 `Deps1`: a & [b](c)

      <!-- played: One -->
      ```swift
      1
      ```
      - **c
        `d`**
        ```sh
        2
        ```

      # e
      | *f* |
      |---|
      | *g* |
      """, link: { $0 }, hooks: hooks)
    #expect(page.title == "14 Deps1: a & b")
    #expect(page.headings.map(\.text) == [page.title, "e"])
    #expect(page.headings.map(\.anchor) == ["14-deps1-a--b", "e"])
    #expect(
      page.body == """
        <h1 id="14-deps1-a--b">14 `Deps1`: a & [b](c) is 14 <code>Deps1</code>: a &amp; \
        <a href="c">b</a></h1>
        <p>after</p>
        1 swift played: One 1 true
        <ul>
        <li><strong>c
        `d` c
        <code>d</code></strong><hr>**c
        `d`**
        2 sh - 2 true</li>
        </ul>
        <h1 id="e">e</h1>
        <div class="table" tabindex="0" role="region" aria-label="e"><table>
        <thead><tr><th scope="col"><em>f</em></th></tr></thead>
        <tbody>
        <tr><td>*f* *g* <em>g</em></td></tr>
        </tbody>
        </table></div>
        """)
  }

  /// The table writes spans as `{class text}`.
  @Test(
    "`SwiftHTML` gives each kind of token a CSS class",
    arguments: [
      ("struct Cart: View {}", "{k struct} {t Cart}: {t View} {}"),
      ("a(for: 1, b: .default)", "a(for: {n 1}, b: .default)"),
      ("switch self { default: 0x1F }", "{k switch} {k self} { {k default}: {n 0x1F} }"),
      (
        "final class A { weak var get: B? }",
        "{k final} {k class} {t A} { {k weak} {k var} get: {t B}? }"
      ),
      ("var a: some B { get async }", "{k var} a: {k some} {t B} { {k get} {k async} }"),
      ("any.get(set: final)", "any.get(set: final)"),
      ("a()  // b\n// c\nd /* e */ // f", "a()  {c // b}\n{c // c}\nd {c /* e */} {c // f}"),
      (#""a \(b("c") + 1) d""#, #"{s "a \(}b({s "c"}) + {n 1}{s ) d"}"#),
      ("\"\"\"\n  a\n  \"\"\"  // b", "{s \"\"\"}\n{s   a}\n{s   \"\"\"}  {c // b}"),
      ("#if DEBUG\n_ = #/a/#", "{k #if} {t DEBUG}\n_ = {s #/a/#}"),
      ("let a = \"<", "let a = \"&lt;"),
    ])
  func highlight(source: String, shown: String) {
    let short = SwiftHTML(source).html
      .replacing(#/<span class="(.)">([^<]*)<\/span>/#) { "{\($0.1) \($0.2)}" }
    #expect(short == shown.replacing("\"", with: "&quot;"))
  }

  @Test("`HTMLPage` gives every page balanced tags and all linked anchors")
  func book() throws {
    let checkout = TestCheckout.checkout
    let tasks = try checkout.files.files(below: checkout.path("Chapters")) { $0 == "Refused" }
      .filter { $0.hasSuffix("/Tasks.md") }.map { "Chapters/\($0)" }
    #expect(!tasks.isEmpty)
    for path in try checkout.pages() + tasks {
      let text = try checkout.read(path)
      var hooks = HTMLPage.Hooks()
      hooks.block = { block, html in
        let isRefused = block.language == "swift" && !html.contains("<span")
        #expect(!isRefused, "\(path): nothing is highlighted in\n\(block.text)")
        return html
      }
      let page = HTMLPage(text, link: { $0 }, hooks: hooks)
      #expect(Self.unbalanced(page.body) == nil, "\(path)")
      #expect(Set(page.headings.map(\.anchor)).isSuperset(of: Markdown(text).anchors), "\(path)")
      #expect(Set(page.headings.map(\.anchor)).count == page.headings.count, "\(path)")
      let prose = page.body.replacing(#/<(pre|code)[^>]*>.*?<\/\1>/#.dotMatchesNewlines(), with: "")
      let left = prose.firstMatch(
        of: #/`|(?:^|\s)\*\w|\]\(|^[|#>]|^ *[-*] |&lt;/#.anchorsMatchLineEndings())
      #expect(left?.0 == nil, "\(path): this is still Markdown")
    }
  }

  @Test("`HTMLPage` turns randomly mutated Markdown into balanced tags")
  func mutated() async {
    let seed = UInt64.random(in: .min ... .max)
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed = seed as UInt64] in
      var mutations = Mutations(
        seed, of: Self.table.map(\.markdown),
        with: [
          "`", "``", "*", "**", "[", "](", ")", "<", ">", "<!--", "-->", "\n", "\n\n", "- ", "1. ",
          "| ",
          "> ", "  ", "# ", "```", "![", "<details>", "<summary>", "</summary>", "\u{301}", "\r\n",
          "\0",
          "99999999999999999999. ", "https://a.b",
        ])
      for _ in 0..<400 {
        let markdown = String(decoding: mutations.next(), as: UTF8.self)
        var hooks = HTMLPage.Hooks()
        hooks.picture = { Drawing.svg(of: $0) }
        let page = HTMLPage(markdown, link: { $0 }, hooks: hooks)
        _ = Markdown(markdown)
        #expect(Self.unbalanced(page.body) == nil, "\(markdown.debugDescription)")
      }
    }
  }

  @Test(
    "`HTMLPage` converts 1,500 repetitions of each opening mark",
    arguments: [
      "> ", "- ", "1. ", "*a ", "**a ", "[", "[a](", "`", "`a ``", "<", "<!--", "# a\n",
      "<details>\n",
      "- a\n\n", "\n", "<!-- a\n", "| a |\n",
    ])
  func again(piece: String) {
    let page = HTMLPage(piece + String(repeating: piece, count: 1500) + "b") { $0 }
    #expect(Self.unbalanced(page.body) == nil)
  }

  /// The first tag of an HTML text that isn't closed where it should be.
  private static func unbalanced(_ html: String) -> String? {
    var open: [Substring] = []
    for tag in html.matches(of: #/<(\/?)(\w+)[^<>]*>/#.matchingSemantics(.unicodeScalar)) {
      if tag.1.isEmpty {
        open.append(tag.2)
      } else if open.popLast() != tag.2 {
        return String(tag.0)
      }
    }
    return open.last.map { String($0) }
  }
}
