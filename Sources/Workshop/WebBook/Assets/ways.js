// Links between the text and the program. A block of the text links to its lines of a file,
// and the caret's line in the program links back.
"use strict";

class Ways {
  // `files()` are the names of the program's files, `shown(name)` the text of one that is open, `go(name, place)` opens
  // one and marks the lines that `place()` tells, and `back` is the button that leads into the text.
  constructor(text, { files, shown, go, back }) {
    Object.assign(this, { text, files, shown, go, back, here: [] });
    text.addEventListener("click", (event) => {
      const block = event.target.closest("button.edit")?.parentElement;
      if (block) this.go(block.dataset.file, () => this.place(block));
    });
    back.addEventListener("click", () => showInText(this.here[0]));
  }

  // Adds a link to a block. Redrawn blocks lose theirs.
  mark(block) {
    const { file } = block.dataset;
    if (!file || block.querySelector(".edit")) return;
    const isOwn = this.files().includes(file);
    const way = element(isOwn ? "button" : "a", "edit", isOwn ? "Edit" : "Open");
    if (isOwn) way.type = "button"; else way.href = `${file.split("/").map(encodeURIComponent).join("/")}.html`;
    way.setAttribute("aria-label", `${way.textContent} ${file.replace(/^(?:\.\.\/)+/, "")}`);
    block.append(way);
  }

  // The lines of a block in the current text, from 1. They may have moved since the page was made.
  place(block) {
    const { file, from, to, section } = block.dataset;
    const lines = (this.shown(file) ?? "").split("\n");
    const [first, last] = Ways.bounds(lines, section);
    const own = (block.code ??= block.querySelector("pre")?.textContent ?? "").split("\n")
      .map((line) => line.replace(/ {2}\/\/ .*$/, "").trim()).filter(Boolean);
    const find = (code, near) => {
      let best = null;
      for (let index = first; index <= last; index++) {
        if (!lines[index].includes(code)) continue;
        if (best === null || Math.abs(index - near) < Math.abs(best - near)) best = index;
      }
      return best;
    };
    const [start, end] = [Number(from ?? 1) - 1, Number(to ?? from ?? 1) - 1];
    const top = own.length ? find(own[0], start) : null;
    const low = own.length ? find(own.at(-1), top === null ? end : top + end - start) : null;
    const from1 = (top ?? Math.min(start, lines.length - 1)) + 1;
    return { from: from1, to: Math.max(from1, (low ?? from1 - 1) + 1) };
  }

  // The first and the last line of a section of the program, from 0; of the whole file without one.
  static bounds(lines, section) {
    const starts = lines.flatMap((line, index) => Ways.title(line) !== undefined ? [index] : []);
    const start = section === undefined ? -1 : starts.findIndex((index) => Ways.title(lines[index]) === section);
    return start < 0 ? [0, lines.length - 1] : [starts[start], (starts[start + 1] ?? lines.length) - 1];
  }

  static title(line) { return line.match(/^\s*section\("((?:[^"\\]|\\.)*)"/)?.[1].replace(/\\(["\\])/g, "$1"); }

  // Marks the blocks that show the caret's line.
  follow(file, line) {
    const lines = (this.shown(file) ?? "").split("\n");
    const above = lines.slice(0, line).findLast((one) => Ways.title(one) !== undefined);
    const section = file === "main.swift" && above !== undefined ? Ways.title(above) : undefined;
    const blocks = [...this.text.querySelectorAll(".block")].filter((block) => {
      if (section !== undefined && block.dataset.section === section) return true;
      if (block.dataset.file !== file || block.dataset.section !== undefined) return false;
      const { from, to } = this.place(block);
      return from <= line && line <= to;
    });
    for (const block of this.here) block.classList.remove("here");
    for (const block of blocks) block.classList.add("here");
    this.here = blocks;
    this.back.hidden = blocks.length === 0;
    if (blocks.length) this.back.textContent = `In the text: ${section ?? Ways.heading(blocks[0])}`;
  }

  // The text of the heading above a block.
  static heading(block) {
    let words = "";
    for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
      if (heading.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING) words = heading.textContent;
    }
    return words;
  }
}
