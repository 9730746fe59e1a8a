// The book's editor: a textarea whose text is drawn in colors behind it, with a value or a message behind each line.
//
//   const editor = new Editor(pane, { onInput(name), onCaret(name, line), label(name), describedBy })
//
// `pane` is an empty element, which becomes the one that scrolls. The functions are optional: `onInput` comes after
// each change, typed or by `type`; `onCaret` when the caret moves to another line; `label` is a field's name for
// a screen reader, and `describedBy` the id of an element that describes the keys.
//
//   open(name, text, { readOnly, firstLine })   shows a file; an open one keeps its text, undo and scroll position
//   text(name)            its text, with its own line endings
//   shown(name)           its text as in the field, with "\n" only
//   setText(name, text)   replaces the text with that on disk: keeps the caret's line, clears undo
//   type(name, from, to, text)   replaces a range of `shown(name)` as if typed, so that undo works
//   show(name, { notes, errors, of })   sets the notes after lines; omitted ones stay
//   goTo(line, column)    moves the caret and scrolls to it, in the visible file
//   flash(from, to)       highlights lines for a moment
//   focus(), reveal()     focuses the field; scrolls to the caret
//   close(name)           closes a file; the editor's `name` is that of the visible file, or null
//
// A note is { line, text, was, isError, column }: a value and its old value, or a message. It is about the
// text `of` and moves with its line; in changed lines it is marked as old. Lines count from
// `firstLine`, which is 1 unless the file is a part; columns count bytes from 1, as the compiler does.
//
// Keys: Enter keeps the indentation, and opens a block behind "{"; "}" on an empty line closes it; Tab and Shift-Tab
// indent; Control-/ comments; Escape, then Tab, leaves; F8 reads the value of the caret's line to a screen reader.
"use strict";

const indentOf = (text) => text.match(/^[ \t]*/)[0];

class Editor {
  constructor(pane, { onInput = () => {}, onCaret = () => {}, label = (name) => name, describedBy } = {}) {
    Object.assign(this, { pane, onInput, onCaret, label, describedBy });
    [this.sheets, this.sheet, this.line] = [new Map(), null, ""];
    [this.isPointed, this.leaves] = [false, false];
    pane.classList.add("pane");
    this.voice = document.createElement("p");
    this.voice.className = "voice";
    this.voice.setAttribute("role", "status");
    pane.append(this.voice);
    document.addEventListener("selectionchange", () => { if (this.isActive) this.caretMoved(!this.isPointed); });
    // A row must not move while the pointer is down. A half-visible row scrolls into view afterwards.
    pane.addEventListener("pointerdown", () => { this.isPointed = true; });
    pane.addEventListener("pointerup", () => { if (this.isActive) this.reveal(0, 0); });
    pane.addEventListener("keydown", () => { this.isPointed = false; }, true);
    // Growing output below the pane must not hide the caret.
    if (globalThis.ResizeObserver) new ResizeObserver(() => { if (this.isActive) this.reveal(); }).observe(pane);
  }

  get name() { return this.sheet?.name ?? null; }
  get isActive() { return this.sheet !== null && document.activeElement === this.sheet.area; }

  open(name, text = "", { readOnly, firstLine } = {}) {
    const { pane } = this;
    if (this.sheet) this.sheet.scrolled = [pane.scrollTop, pane.scrollLeft];
    let sheet = this.sheets.get(name);
    if (!sheet) {
      sheet = new CodeSheet(name, text, { readOnly, firstLine, label: this.label(name), describedBy: this.describedBy });
      this.sheets.set(name, sheet);
      this.listen(sheet);
      pane.append(sheet.box);
    } else if (readOnly !== undefined) {
      sheet.area.readOnly = readOnly;
    }
    this.sheet = sheet;
    // Hidden, but laid out: otherwise, some browsers clear the field's undo.
    for (const one of this.sheets.values()) one.box.classList.toggle("away", one !== sheet);
    [pane.scrollTop, pane.scrollLeft] = sheet.scrolled ?? [0, 0];
    this.caretMoved(false);
  }

  close(name) {
    const sheet = this.sheets.get(name);
    if (!sheet) return;
    this.show(name, { errors: [] });
    sheet.box.remove();
    this.sheets.delete(name);
    if (sheet === this.sheet) this.sheet = null;
  }

  text(name) { return this.sheets.get(name)?.text(); }
  shown(name) { return this.sheets.get(name)?.area.value; }

  setText(name, text) {
    const sheet = this.sheets.get(name);
    if (!sheet || sheet.text() === text) return;
    const { area, rows } = sheet;
    const old = rows.map((row) => row.text);
    const places = [area.selectionStart, area.selectionEnd].map((place) => sheet.at(place));
    const height = rows[0].box.offsetHeight;
    const top = height ? Math.floor(this.pane.scrollTop / height) : 0;
    sheet.setText(text);
    const now = rows.map((row) => row.text);
    const [start, end] = sameEnds(old, now);
    const moved = (index) => {
      if (index < start) return index;
      if (index >= old.length - end) return index + now.length - old.length;
      const same = now.indexOf(old[index], start);
      return same >= 0 ? same : Math.min(index, now.length - 1);
    };
    area.setSelectionRange(...places.map(({ index, column }) => {
      const to = moved(index);
      return sheet.offset(to) + Math.min(column, now[to].length);
    }));
    if (sheet !== this.sheet) return;
    this.pane.scrollTop += (moved(top) - top) * height;
    this.caretMoved(false);
  }

  type(name, from, to, text) {
    const sheet = this.sheets.get(name);
    if (!sheet || sheet.area.readOnly) return false;
    if (sheet !== this.sheet) this.open(name);
    this.focus();
    this.replace(from, to, text);
    this.reveal();
    return true;
  }

  show(name, { notes, errors, of }) {
    const sheet = this.sheets.get(name);
    if (!sheet) return;
    const lines = of?.split(/\r\n|\r|\n/) ?? sheet.rows.map((row) => row.text);
    if (notes) sheet.notes = { all: notes, of: lines };
    if (errors) sheet.errors = { all: errors, of: lines };
    sheet.place();
  }

  focus() { this.sheet?.area.focus({ preventScroll: true }); }

  goTo(line, column = 1) {
    const { sheet, pane } = this;
    if (!sheet) return;
    const index = Math.min(Math.max(0, line - sheet.firstLine), sheet.rows.length - 1);
    const row = sheet.rows[index];
    const place = sheet.offset(index) + unitOf(row.text, column);
    this.focus();
    sheet.area.setSelectionRange(place, place);
    const isSeen = row.box.offsetTop >= pane.scrollTop
      && row.box.offsetTop + row.box.offsetHeight <= pane.scrollTop + pane.clientHeight;
    if (!isSeen) pane.scrollTop = row.box.offsetTop - pane.clientHeight / 3;
    this.caretMoved();
  }

  // Highlights lines for a moment.
  flash(from, to) {
    const { sheet } = this;
    const rows = sheet?.rows.slice(from - sheet.firstLine, to - sheet.firstLine + 1) ?? [];
    for (const row of rows) {
      row.box.classList.remove("flash");
      void row.box.offsetWidth;
      row.box.classList.add("flash");
    }
  }

  // Scrolls to the caret, with some rows and some of its line around it.
  reveal(around = 1, aside = 20) {
    const { sheet, pane } = this;
    if (!sheet) return;
    const { index, column } = sheet.caret();
    const row = sheet.rows[index];
    const [top, height, gutter] = [row.box.offsetTop, row.box.offsetHeight, sheet.area.offsetLeft];
    const room = Math.max(0, Math.min(around * height, (pane.clientHeight - height) / 2));
    const [highest, lowest] = [top - room, top + height + room - pane.clientHeight];
    if (highest < pane.scrollTop) pane.scrollTop = highest;
    else if (lowest > pane.scrollTop) pane.scrollTop = lowest;
    const left = sheet.left(row, column);
    const [first, last] = [left - aside, gutter + left + aside - pane.clientWidth];
    if (first < pane.scrollLeft) pane.scrollLeft = first;
    else if (last > pane.scrollLeft) pane.scrollLeft = last;
  }

  caretMoved(reveals = true) {
    const { sheet } = this;
    const { index } = sheet.caret();
    const row = sheet.rows[index];
    if (row !== sheet.here) {
      sheet.here?.box.classList.remove("here");
      row.box.classList.add("here");
      sheet.here = row;
    }
    if (reveals) this.reveal();
    const line = `${index + sheet.firstLine} ${sheet.name}`;
    if (line === this.line) return;
    this.line = line;
    this.onCaret(sheet.name, index + sheet.firstLine);
  }

  // Input.

  listen(sheet) {
    const { area } = sheet;
    const still = () => { [area.scrollTop, area.scrollLeft] = [0, 0]; };
    area.addEventListener("scroll", still);
    area.addEventListener("input", () => {
      if (!sheet.draw()) return;
      still();
      // Some browsers undo across all fields of a page. The changed one is shown.
      if (sheet !== this.sheet) {
        this.open(sheet.name);
        this.focus();
      }
      this.caretMoved();
      this.onInput(sheet.name);
    });
    // After focus by Tab, another Tab leaves, until another key is pressed.
    area.addEventListener("focus", () => { this.leaves = !this.isPointed; });
    area.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      // In some browsers, it has no name with shift.
      const key = event.code === "Tab" ? "Tab" : event.key;
      const isLeaving = this.leaves;
      if (key !== "Tab" && key !== "Shift") this.leaves = key === "Escape";
      const isCommand = event.ctrlKey || event.metaKey;
      const isPlain = !isCommand && !event.altKey;
      const isDone = key === "F8" ? this.say()
        : area.readOnly ? false
        : key === "Enter" && isPlain && !event.shiftKey ? this.breakLine()
        : key === "}" ? this.closeBlock()
        : key === "Tab" && isPlain && !isLeaving ? this.indent(event.shiftKey)
        : key === "/" && isCommand && !event.altKey ? this.comment()
        : false;
      if (isDone) event.preventDefault();
    });
  }

  // Uses the browser's own command, so that its undo includes the change.
  replace(from, to, text, start = from + text.length, end = start) {
    const { area } = this.sheet;
    area.setSelectionRange(from, to);
    const isDone = text !== "" ? document.execCommand("insertText", false, text)
      : from === to || document.execCommand("delete");
    if (!isDone) {
      area.setRangeText(text, from, to);
      area.dispatchEvent(new Event("input", { bubbles: true }));
    }
    area.setSelectionRange(start, end);
    return true;
  }

  // The selection, the text before it in its first row, and the text after it in its last row.
  selected() {
    const { sheet } = this;
    const { selectionStart: from, selectionEnd: to } = sheet.area;
    const [first, last] = [sheet.at(from), sheet.at(to)];
    const row = sheet.rows[first.index];
    return {
      from, to, first, last, row,
      before: row.text.slice(0, first.column), after: sheet.rows[last.index].text.slice(last.column),
    };
  }

  breakLine() {
    const { from, to, row, before, after } = this.selected();
    const space = indentOf(before);
    const inner = `\n${space}  `;
    // Brackets of code have no class; behind `{ a in` a block begins as well.
    const { html } = swift.line(before.trimEnd(), row.entry);
    const opened = /\{[^{}]*<span class="k">in<\/span>$/.test(html) ? "{" : html.match(/[{([]$/)?.[0];
    if (!opened) return this.replace(from, to, `\n${space}`);
    const closing = { "{": "}", "(": ")", "[": "]" }[opened];
    const place = from + inner.length;
    if (after.trim().startsWith(closing)) {
      return this.replace(from, to + indentOf(after).length, `${inner}\n${space}`, place);
    }
    const isOpen = opened === "{" && !after.trim() && this.sheet.rows.reduce((sum, one) => sum + one.braces, 0) > 0;
    return this.replace(from, to, isOpen ? `${inner}\n${space}}` : inner, place);
  }

  // A brace on an empty line gets the indentation of the line that opened its block.
  closeBlock() {
    const { from, to, first, row, before, after } = this.selected();
    if (from !== to || before.trim() || after.trim() || row.entry) return false;
    let depth = 0;
    for (let index = first.index - 1; index >= 0; index--) {
      depth += this.sheet.rows[index].braces;
      if (depth <= 0) continue;
      return this.replace(from - before.length, from, `${indentOf(this.sheet.rows[index].text)}}`);
    }
    return false;
  }

  indent(isBack) {
    const { from, to, first, last } = this.selected();
    if (!isBack && first.index === last.index) return this.replace(from, to, "  ");
    return this.changeLines((text) => isBack ? text.replace(/^(?:\t| {1,2})/, "") : text && `  ${text}`);
  }

  comment() {
    const { first, last } = this.selected();
    const full = this.sheet.rows.slice(first.index, last.index + 1).map((row) => row.text).filter((text) => text.trim());
    const isOn = full.every((text) => text.trim().startsWith("//"));
    const edge = Math.min(...full.map((text) => indentOf(text).length));
    return this.changeLines((text) => !text.trim() ? text
      : isOn ? text.replace(/^(\s*)\/\/ ?/, "$1") : `${text.slice(0, edge)}// ${text.slice(edge)}`);
  }

  // Changes each line of the selection, without a last line of which nothing is selected.
  changeLines(change) {
    const { sheet } = this;
    const { from, to, first, last } = this.selected();
    const end = last.index > first.index && last.column === 0 ? last.index : last.index + 1;
    const old = sheet.rows.slice(first.index, end).map((row) => row.text);
    const now = old.map(change);
    const start = sheet.offset(first.index);
    const [before, text] = [old.join("\n"), now.join("\n")];
    if (before === text) return true;
    const place = Math.max(start, from + now[0].length - old[0].length);
    return from === to
      ? this.replace(start, start + before.length, text, place)
      : this.replace(start, start + before.length, text, start, start + text.length);
  }

  // Announces the note after the caret's line, which a screen reader can't reach.
  say() {
    this.caretMoved(false);
    const { here, firstLine, rows } = this.sheet;
    const note = here.box.querySelector(".note");
    const words = !note ? "no value"
      : getComputedStyle(note).visibility === "hidden" ? "the value is hidden"
      : here.notes.map((one) => `${one.isError ? "error: " : ""}${one.text}${one.was ? `, was ${one.was}` : ""}`).join(". ");
    const said = `Line ${rows.indexOf(here) + firstLine}: ${words}`;
    // A repeated announcement must differ to be read again.
    this.voice.textContent = this.voice.textContent === said ? `${said}\u00a0` : said;
    return true;
  }
}
