// The editable lines of a chapter on the front page: a part of its main.swift that runs
// with the rest.
"use strict";

{
  const slice = document.querySelector("section.slice");
  const { of, section } = slice?.dataset ?? {};
  const page = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  const here = { of, kind: "chapter", page };
  const file = "main.swift";
  const [block, offer, status] = [".block", ".offer", "[role=status]"].map((name) => slice?.querySelector(name));

  async function start() {
    const { text } = await reach("text", { ...here, file });
    const lines = text.replace(/\r\n?/g, "\n").split("\n");
    const [first, last] = Ways.bounds(lines, section);
    if (Ways.title(lines[first]) !== section) return;
    // Without the section's first line, and without trailing empty lines.
    let end = last;
    while (end > first && lines[end].trim() === "") end--;
    const [before, after] = [lines.slice(0, first + 1), lines.slice(end + 1)];
    const part = lines.slice(first + 1, end + 1);
    const whole = () => [...before, editor.shown(file), ...after].join("\n");
    const texts = new Map();
    let [pause, tried] = [0, ""];

    const pane = element("div", "", "");
    const editor = new Editor(pane, {
      label: () => `${file} of ${of}, from line ${first + 2}. Tab indents; Escape, then Tab, leaves.`,
      onInput: () => { clearTimeout(pause); pause = setTimeout(() => attempt().catch(complain), 250); },
    });
    block.replaceWith(pane);
    editor.open(file, part.join("\n"), { firstLine: first + 2 });
    offer.hidden = false;
    offer.querySelector("button").addEventListener("click", ({ target }) => {
      const { old, text } = target.dataset;
      const at = editor.shown(file).indexOf(old);
      if (at < 0) return;
      editor.type(file, at, at + old.length, text);
      pane.scrollLeft = 0;
    });
    const complain = (error) => { status.textContent = error.message; };

    async function attempt() {
      const body = editor.shown(file) === part.join("\n") ? "{}" : JSON.stringify({ [file]: whole() });
      if (body === tried) return;
      tried = body;
      const typed = editor.shown(file);
      const { text } = await ask("try", here, body);
      for (const hash of Object.values(JSON.parse(text))) texts.set(hash, typed);
      draw();
    }

    let state = null;
    function draw() {
      if (!state) return;
      const error = state.of === page ? state.notes.find((note) => note.isError) : null;
      const now = state.step ? "Running …" : state.of !== page && state.title === "Unchanged" ? ""
        : error ? `${state.title}: ${error.text}` : state.title;
      if (status.textContent !== now) status.textContent = now;
      const known = state.of === page ? texts.get(state.built[file]) : part.join("\n");
      if (known === undefined) return;
      const isOwn = ({ file: name, line }) => name === file && line > first + 1 && line <= first + 1 + known.split("\n").length;
      const [errors, notes] = [true, false].map((isError) => state.notes.filter((note) => isOwn(note) && note.isError === isError));
      editor.show(file, state.notes.some((note) => note.isError) ? { errors, of: known } : { errors, notes, of: known });
    }

    listenTo(here, {
      onState: (newest) => { state = newest; draw(); },
      onOpen: () => { tried = ""; attempt().catch(complain); },
      onLost: () => { status.textContent = isLost; },
    })();
  }
  if (slice && block) start().catch((error) => { status.textContent = error.message; });
}
