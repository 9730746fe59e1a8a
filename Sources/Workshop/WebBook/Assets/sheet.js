// One file of the editor: its text field, the rows drawn behind the field, and the notes after the rows.
"use strict";

// The lengths of the common beginning and end of two lists.
function sameEnds(one, other) {
  let [start, end] = [0, 0];
  const room = Math.min(one.length, other.length);
  while (start < room && one[start] === other[start]) start++;
  while (end < room - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [start, end];
}

// The current index of a line of another text, from 0, and whether it is among lines that have
// changed; null if it is gone.
function lineNow(at, of, lines, [start, end] = sameEnds(of, lines)) {
  if (at < start) return { index: at, isOld: false };
  const isOld = at < of.length - end;
  return isOld && of.length !== lines.length ? null : { index: at + lines.length - of.length, isOld };
}

class CodeSheet {
  constructor(name, text, { readOnly = false, firstLine = 1, label, describedBy }) {
    [this.name, this.firstLine] = [name, firstLine];
    [this.box, this.lines, this.area] = ["div", "div", "textarea"].map((kind) => document.createElement(kind));
    [this.box.className, this.lines.className] = ["sheet", "lines"];
    // Search, screen readers and the mouse use only the field.
    [this.lines.inert, this.lines.translate] = [true, false];
    this.lines.setAttribute("aria-hidden", "true");
    this.lines.style.counterReset = `ln ${firstLine - 1}`;
    const settings = {
      wrap: "off", spellcheck: "false", autocapitalize: "off", autocomplete: "off", autocorrect: "off",
      dir: "ltr", translate: "no", "aria-label": label, ...(describedBy && { "aria-describedby": describedBy }),
    };
    for (const [key, value] of Object.entries(settings)) this.area.setAttribute(key, value);
    this.area.readOnly = readOnly;
    this.box.append(this.lines, this.area);
    [this.rows, this.waves, this.notes, this.errors, this.here] = [[], [], { all: [] }, { all: [] }, null];
    this.setText(text);
    this.area.setSelectionRange(0, 0);
  }

  // Remembers the line endings, which the field normalizes.
  setText(text) {
    const ends = text.match(/\r\n|\r|\n/g) ?? [];
    this.end = ends[0] ?? "\n";
    this.area.value = text.replace(/\r\n?/g, "\n");
    this.draw();
    for (const [index, row] of this.rows.entries()) row.end = ends[index] ?? this.end;
  }

  text() {
    const last = this.rows.length - 1;
    return this.rows.map((row, index) => index < last ? row.text + row.end : row.text).join("");
  }

  // Redraws changed rows, and rows below whose initial state has changed, as after a new `/*`; false if
  // there are none.
  draw() {
    const lines = this.area.value.split("\n");
    const [start, end] = sameEnds(this.rows.map((row) => row.text), lines);
    const [gone, come] = [this.rows.length - start - end, lines.length - start - end];
    if (gone === 0 && come === 0) return false;
    const kept = Math.min(gone, come);
    for (const row of this.rows.splice(start + kept, gone - kept)) row.box.remove();
    const made = Array.from({ length: come - kept }, () => this.row());
    const below = this.rows[start + kept]?.box ?? null;
    for (const row of made) this.lines.insertBefore(row.box, below);
    this.rows.splice(start + kept, 0, ...made);
    this.box.style.setProperty("--digits", Math.max(3, `${lines.length + this.firstLine - 1}`.length));
    let entry = this.rows[start - 1]?.exit ?? "";
    for (let index = start; index < lines.length; index++) {
      const row = this.rows[index];
      if (row.text !== lines[index] || row.entry !== entry) {
        const { html, state, braces } = swift.line(lines[index], entry);
        Object.assign(row, { text: lines[index], entry, exit: state, braces });
        row.code.innerHTML = html;
      } else if (index >= start + come) {
        break;
      }
      entry = row.exit;
    }
    this.place();
    return true;
  }

  row() {
    const [box, code] = ["div", "span"].map((kind) => document.createElement(kind));
    [box.className, code.className] = ["ln", "src"];
    box.append(code);
    return { box, code, end: this.end, notes: [], drawn: "" };
  }

  // Notes after the rows.

  place() {
    const lines = this.rows.map((row) => row.text);
    const behind = lines.map(() => []);
    for (const { all, of = lines } of [this.errors, this.notes]) {
      const ends = sameEnds(of, lines);
      for (const note of all) {
        const now = lineNow(note.line - this.firstLine, of, lines, ends);
        if (now) behind[now.index]?.push({ ...note, isOld: now.isOld });
      }
    }
    for (const range of this.waves.splice(0)) CodeSheet.wave.delete(range);
    for (const [index, row] of this.rows.entries()) {
      const errors = behind[index].filter((note) => note.isError);
      row.notes = errors.length ? errors : behind[index];
      const drawn = row.notes.length ? JSON.stringify(row.notes) : "";
      if (drawn !== row.drawn) this.drawNote(row, drawn);
      for (const note of errors) if (note.column && !note.isOld) this.underline(row, note.column);
    }
  }

  drawNote(row, drawn) {
    row.drawn = drawn;
    row.box.querySelector(".note")?.remove();
    const [first] = row.notes;
    const kind = !first ? "" : first.isError ? "error" : first.was ? "changed" : "same";
    for (const one of ["error", "changed"]) row.box.classList.toggle(one, one === kind);
    if (!first) return;
    const note = document.createElement("span");
    note.className = `note ${kind}${first.isOld ? " old" : ""}`;
    const part = (name, text) => {
      const made = document.createElement(name);
      made.textContent = text.replace(/\s*\n\s*/g, " ");
      note.append(made);
    };
    part(kind === "same" ? "span" : "b", row.notes.map((one) => one.text).join(" · "));
    if (kind === "changed") part("del", first.was);
    row.box.append(note);
  }

  // From a message's column to the end of the word there.
  underline(row, column) {
    if (!CodeSheet.wave) return;
    const at = unitOf(row.text, column);
    const word = row.text.slice(at).match(/^(?:[\w$]+|.)/)?.[0] ?? "";
    const range = new Range();
    range.setStart(...this.point(row, at));
    range.setEnd(...this.point(row, at + word.length));
    this.waves.push(range);
    CodeSheet.wave.add(range);
  }

  // Places.

  // The row and column of an offset in the text.
  at(place) {
    let index = 0;
    let column = place;
    for (; index < this.rows.length - 1 && column > this.rows[index].text.length; index++) {
      column -= this.rows[index].text.length + 1;
    }
    return { index, column };
  }

  caret() {
    const { selectionStart, selectionEnd, selectionDirection } = this.area;
    return this.at(selectionDirection === "backward" ? selectionStart : selectionEnd);
  }

  // The offset of a row.
  offset(index) { return this.rows.slice(0, index).reduce((sum, row) => sum + row.text.length + 1, 0); }

  // The text node of a column, and the offset in it.
  point(row, column) {
    const walker = document.createTreeWalker(row.code, NodeFilter.SHOW_TEXT);
    let left = column;
    for (let node = walker.nextNode(); node; left -= node.length, node = walker.nextNode()) {
      if (left <= node.length) return [node, left];
    }
    return [row.code, 0];
  }

  // The distance of a column from the left edge of the text.
  left(row, column) {
    const range = new Range();
    range.setStart(row.code, 0);
    range.setEnd(...this.point(row, column));
    return column ? range.getBoundingClientRect().right - row.code.getBoundingClientRect().left : 0;
  }
}

// A browser without highlights shows the message without a wavy underline.
CodeSheet.wave = globalThis.Highlight && CSS.highlights ? new Highlight() : null;
if (CodeSheet.wave) CSS.highlights.set("wave", CodeSheet.wave);

// The offset in a text of a column in bytes, from 1.
function unitOf(text, column) {
  return new TextDecoder().decode(new TextEncoder().encode(text).slice(0, Math.max(0, column - 1))).length;
}
