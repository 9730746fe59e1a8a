// What the book does where a server answers: it changes code, and shows what becomes of it.
"use strict";

const { root: base, checkout } = document.currentScript.dataset;

// Why there is no answer. It goes when there is one.
class Silence extends Error {}
const isLost = "Connection lost. If the book has stopped, start it again and use its new link; what you typed is kept.";
const isRestarted = "The book was restarted. Use the link in its terminal; what you typed is kept.";

async function reach(path, query, options) {
  let answer;
  try {
    answer = await fetch(`${base}${path}?${new URLSearchParams(query)}`, options);
    const text = await answer.text();
    if (answer.ok || answer.status === 412) return { status: answer.status, text, hash: answer.headers.get("ETag") };
    if (answer.status !== 404) throw new Error(text.trim());
    if (await problem() === isRestarted) throw new Silence(isRestarted);
    throw new Error(text.trim());
  } catch (error) {
    throw error instanceof TypeError ? new Silence(isLost) : error;
  }
}

const ask = (path, query, body, headers = {}) =>
  reach(path, query, { method: "POST", body, headers: { "X-Book": "1", ...headers } });

// What keeps the book from answering; nothing where it does. A book that was restarted knows none of this page's
// addresses.
async function problem() {
  try {
    const answer = await fetch(`${base}book.css`, { cache: "no-store" });
    return answer.ok ? "" : answer.status === 404 ? isRestarted : (await answer.text()).trim();
  } catch {
    return isLost;
  }
}

document.addEventListener("said", async (event) => {
  const { of, number } = event.target.dataset;
  const place = event.target.querySelector(".ran") ?? event.target.appendChild(element("div", "ran", ""));
  place.textContent = "Running it in a copy …";
  try {
    place.innerHTML = (await ask("experiment", { of, number })).text;
    const make = element("button", "", "Make this change in my files");
    make.type = "button";
    make.addEventListener("click", async () => {
      try {
        const words = (await ask("make", { of, number })).text;
        document.getElementById("change").scrollIntoView();
        make.replaceWith(words);
      } catch (error) {
        make.replaceWith(error.message);
      }
    });
    place.append(make);
  } catch (error) {
    place.textContent = error.message;
  }
});

const section = document.getElementById("editor");
if (section) {
  const { of, kind } = section.dataset;
  const [area, numbers, notes] = ["textarea", ".numbers", ".notes"].map((name) => section.querySelector(name));
  const [tabs, conflict] = [".tabs", "#conflict"].map((name) => section.querySelector(name));
  const [status, said, result, places] = ["#state", "#said", "#result", "#places"].map((name) => section.querySelector(name));
  section.hidden = false;

  let state = { files: [], notes: [], built: {}, blocks: {} };
  let file = "";              // the one that is shown
  let seen = { text: "", hash: "" };  // as the disk had it last
  let saving = false;
  let again = false;          // whether to save anew when the save that is on its way is done
  let later = null;           // a state that came while a save was on its way

  const isEdited = () => area.value !== seen.text;
  const known = (name) => state.files.find((one) => one.name === name);
  // Another checkout may have been at this address before.
  const key = (name) => `book ${checkout} ${kind} ${of} ${name}`;
  // What is typed and not saved, by file. The browser keeps it, whatever happens to the page: for this window,
  // and for the next one.
  const draft = (name) => JSON.parse(sessionStorage.getItem(key(name)) ?? localStorage.getItem(key(name)) ?? "null");
  const keepDraft = (name, text, hash) => {
    const kept = JSON.stringify({ text, hash });
    try {
      for (const storage of [sessionStorage, localStorage]) storage.setItem(key(name), kept);
    } catch {
      tell("The browser can't keep so long a text: save it.");
    }
  };
  const dropDraft = (name) => {
    const own = sessionStorage.getItem(key(name));
    sessionStorage.removeItem(key(name));
    if (!own || localStorage.getItem(key(name)) === own) localStorage.removeItem(key(name));
  };

  // Texts: what the disk has, and what is typed.

  // Another text in the place of the one that is shown: the caret stays in its line, and the browser forgets
  // what it could undo, because that was about the other text.
  function setText(text) {
    const old = area.value;
    if (old === text) return;
    let [start, end] = [0, 0];
    const room = Math.min(old.length, text.length);
    while (start < room && old[start] === text[start]) start++;
    while (end < room - start && old.at(-1 - end) === text.at(-1 - end)) end++;
    const moved = (place) => place <= start ? place : Math.max(start, place + text.length - old.length);
    const places = [area.selectionStart, area.selectionEnd].map(moved);
    const tops = [area.scrollTop, area.scrollLeft];
    area.value = text;
    area.setSelectionRange(...places);
    [area.scrollTop, area.scrollLeft] = tops;
    drawLines();
  }

  // Texts that were read or saved, by their hashes: what stands beside a line is about one of them.
  const texts = new Map();
  function know(text, hash) {
    texts.delete(hash);
    texts.set(hash, text);
    if (texts.size > 40) texts.delete(texts.keys().next().value);
    return { text, hash };
  }

  // A field has line feeds only; the book gives each line its own end back.
  async function load(name) {
    const { text, hash } = await reach("text", { of, kind, file: name });
    silence("");
    return know(text.replace(/\r\n?/g, "\n"), hash);
  }

  // Shows what went wrong, where a task is not to end with it.
  const told = (act) => async (...words) => {
    try { await act(...words); } catch (error) { complain(error); }
  };
  const complain = (error) => error instanceof Silence ? silence(error.message) : tell(error.message);
  const request = async (...words) => {
    const answer = await ask(...words);
    silence("");
    return answer;
  };

  async function choose(name) {
    const read = await load(name);
    [file, seen] = [name, read];
    conflict.hidden = true;
    area.readOnly = !(known(name)?.isEdited ?? true);
    area.setAttribute("aria-label", name);
    area.value = seen.text;
    area.scrollTop = area.scrollLeft = 0;
    sessionStorage.setItem(`${key("")}file`, name);
    const kept = draft(name);
    if (kept && kept.text !== seen.text) {
      area.value = kept.text;
      if (kept.hash !== seen.hash) askWhich(seen);
    }
    area.rows = Math.min(Math.max(area.value.split("\n").length + 1, 10), 22);
    drawLines();
    drawTabs();
    drawState();
  }

  // The disk has another text than the one that was read.
  async function follow() {
    const hash = known(file)?.hash;
    if (!file || saving || hash === undefined || hash === seen.hash) return;
    const read = await load(file);
    if (saving || read.hash === seen.hash) return;
    if (area.value === read.text || !isEdited()) {
      conflict.hidden = true;
      seen = read;
      dropDraft(file);
      setText(read.text);
    } else {
      askWhich(read);
    }
  }

  function askWhich(theirs) {
    const other = element("pre", "", theirs.text);
    const shown = document.createElement("details");
    shown.append(element("summary", "", "The text on the disk"), other);
    conflict.replaceChildren(`${file} was saved elsewhere, and you have changed it here. Bring back mine has the other text afterwards. `, shown);
    const button = (words, act) => {
      const made = element("button", "", words);
      made.type = "button";
      made.addEventListener("click", told(async () => {
        conflict.hidden = true;
        tell("");
        area.focus({ preventScroll: true });
        await act();
        drawTabs();
      }));
      conflict.append(made, " ");
    };
    // Either way the other text is kept, and can be brought back.
    button("Keep mine and save it", async () => {
      // By now the file may have another text again.
      theirs = await load(file);
      await request("keep", { of, kind, file }, theirs.text);
      seen = theirs;
      await save();
    });
    button("Take the one on the disk", async () => {
      await request("keep", { of, kind, file }, area.value);
      theirs = await load(file);
      seen = theirs;
      dropDraft(file);
      setText(theirs.text);
    });
    conflict.hidden = false;
  }

  // Saves one text over the one that was read; false where the disk has another by now.
  async function saveOne(name, text, hash) {
    const answer = await request("save", { of, kind, file: name }, text, { "If-Match": hash });
    if (answer.status === 412) return false;
    if (draft(name)?.text === text) dropDraft(name);
    const now = know(text, answer.text.trim());
    if (name === file) seen = now;
    return true;
  }

  // Saves all that is not saved yet, and runs again what is saved already; false where it must be asked which
  // text to keep.
  async function save() {
    if (!conflict.hidden) {
      tell("Not saved: choose first which text to keep.");
      return false;
    }
    if (saving) { again = true; return true; }
    [saving, again] = [true, false];
    status.textContent = "Saving …";
    let [isDone, isNew] = [true, false];
    try {
      for (const { name } of state.files) {
        const kept = name === file ? null : draft(name);
        if (!kept) continue;
        isNew = true;
        if (await saveOne(name, kept.text, kept.hash)) continue;
        isDone = false;
        await choose(name);
      }
      if (isDone && isEdited()) {
        isNew = true;
        if (!await saveOne(file, area.value, seen.hash)) {
          isDone = false;
          tell("Not saved: meanwhile the file was saved elsewhere.");
          askWhich(await load(file));
        }
      }
      if (!isNew) tell((await request("run", { of, kind })).text.trim());
      drawState();
    } catch (error) {
      isDone = false;
      complain(error);
      status.textContent = "Not saved";
    }
    saving = false;
    drawTabs();
    if (later) show(later);
    return again ? save() : isDone;
  }

  // What is drawn.

  // The reason why nobody answers stands before what there is to say.
  let [words, reason] = ["", ""];
  function drawSaid() {
    if (said.textContent !== (reason || words)) said.textContent = reason || words;
  }
  function tell(newest) { words = newest; drawSaid(); }
  function silence(newest) {
    reason = newest;
    drawSaid();
    if (reason) checkAgain();
  }

  // Asks until the book answers, or is another one.
  let isChecking = false;
  async function checkAgain() {
    if (isChecking) return;
    isChecking = true;
    while (reason && reason !== isRestarted) {
      reason = await problem();
      drawSaid();
      if (reason && reason !== isRestarted) await new Promise((done) => setTimeout(done, 1500));
    }
    isChecking = false;
    if (reason) return;
    drawState();
    listen();
  }

  // Where a line of the text that was built is in the text that is shown; nothing where it has changed, or where
  // this page doesn't know that text.
  function placing(lines) {
    const built = texts.get(state.built[file]);
    if (built === undefined) return () => undefined;
    const old = built.split("\n");
    let [start, end] = [0, 0];
    const room = Math.min(lines.length, old.length);
    while (start < room && lines[start] === old[start]) start++;
    while (end < room - start && lines.at(-1 - end) === old.at(-1 - end)) end++;
    return (line) => line <= start ? line : line > old.length - end ? line + lines.length - old.length : undefined;
  }

  function drawLines() {
    const lines = area.value.split("\n");
    const [place, at] = [placing(lines), new Map()];
    for (const note of state.notes) {
      const line = note.file === file ? place(note.line) : undefined;
      if (line !== undefined) at.set(line, note);
    }
    numbers.textContent = lines.map((_, index) => {
      const note = at.get(index + 1);
      return `${note?.isError ? "✗" : note?.was ? "•" : " "}${String(index + 1).padStart(3)}`;
    }).join("\n");
    notes.replaceChildren(...lines.flatMap((_, index) => {
      const note = at.get(index + 1);
      if (!note) return ["\n"];
      const shown = element("span", note.isError ? "no" : note.was ? "ok" : "", note.text);
      shown.title = note.was ? `${note.text}, was ${note.was}` : note.text;
      return [shown, note.was ? element("del", "", ` was ${note.was}`) : "", "\n"];
    }));
    section.classList.toggle("noted", at.size > 0);
    scroll();
  }

  function scroll() { numbers.scrollTop = notes.scrollTop = area.scrollTop; }

  function drawTabs() {
    tabs.replaceChildren(...state.files.map((one) => {
      const isOpen = one.name === file;
      const mark = (isOpen ? isEdited() : draft(one.name)) ? " · not saved" : !one.isEdited ? " · read only" : one.isChanged ? " · yours" : "";
      const tab = [...tabs.children].find((tab) => tab.dataset.file === one.name) ?? element("button", "", "");
      [tab.type, tab.dataset.file, tab.textContent] = ["button", one.name, one.name + mark];
      tab.setAttribute("aria-pressed", String(isOpen));
      return tab;
    }));
  }

  function drawState() {
    const old = state.title && isEdited() ? " (of the saved text)" : "";
    const words = state.step ? `${state.step[0].toUpperCase()}${state.step.slice(1)} …` : state.title + old;
    if (status.textContent !== words) status.textContent = words;
    section.setAttribute("aria-busy", String(Boolean(state.step)));
  }

  const pages = new Map();    // blocks as the page came
  function drawBlocks() {
    const anchor = section.contains(document.activeElement) ? area : document.elementFromPoint(innerWidth / 2, innerHeight / 3);
    const before = anchor?.getBoundingClientRect().top;
    for (const block of document.querySelectorAll("[data-block]")) {
      const number = block.dataset.block;
      if (!pages.has(number)) pages.set(number, { page: block.innerHTML, now: null });
      const [one, html] = [pages.get(number), state.blocks[number] ?? null];
      if (one.now === html) continue;
      one.now = html;
      block.innerHTML = html ?? one.page;
      block.classList.toggle("changed", html !== null);
    }
    const changed = [...document.querySelectorAll("[data-block].changed")];
    places.replaceChildren(...changed.slice(0, 9).map((block, index) => {
      const made = element("button", "place", String(index + 1));
      made.type = "button";
      made.setAttribute("aria-label", `To change ${index + 1} on the page`);
      made.addEventListener("click", () => block.scrollIntoView({ block: "center" }));
      return made;
    }));
    if (changed.length) places.prepend("Changed on this page: ");
    // The page stays where it is under the eyes of its reader.
    if (anchor?.isConnected) scrollBy(0, anchor.getBoundingClientRect().top - before);
  }

  const show = told(async (newest) => {
    if (saving) { later = newest; return; }
    later = null;
    state = newest;
    drawState();
    tell(state.said);
    if (result.dataset.html !== state.result) {
      result.dataset.html = state.result;
      result.innerHTML = state.result;
    }
    drawBlocks();
    if (!file && state.files.length) await choose(known(sessionStorage.getItem(`${key("")}file`))?.name ?? state.files[0].name);
    await follow();
    drawTabs();
    drawLines();
  });

  // One stream while somebody looks: a browser has six connections for all windows.
  let stream = null;
  function listen() {
    if (document.hidden) {
      stream?.close();
      stream = null;
    } else if (!stream) {
      stream = new EventSource(`${base}live?${new URLSearchParams({ of, kind })}`);
      stream.onmessage = (event) => { silence(""); show(JSON.parse(event.data)); };
      stream.onopen = () => { silence(""); drawState(); };
      stream.onerror = () => {
        // The browser tries again by itself, but not where the book has answered that there is no such address.
        if (stream?.readyState === EventSource.CLOSED) stream = null;
        status.textContent = "";
        silence(isLost);
      };
    }
  }
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => { if (event.persisted) { stream = null; listen(); } });
  setTimeout(listen, kind === "chapter" ? 300 : 0);

  // What a person does.

  area.addEventListener("scroll", scroll);
  area.addEventListener("input", () => {
    if (isEdited()) keepDraft(file, area.value, seen.hash); else dropDraft(file);
    drawLines();
    drawTabs();
    if (!saving) drawState();
  });
  tabs.addEventListener("click", told(async (event) => {
    const name = event.target.dataset?.file;
    if (name && name !== file) await choose(name);
  }));
  section.addEventListener("click", told(async (event) => {
    const { do: word, line, file: name } = event.target.dataset ?? {};
    if (line) {
      if (name !== file && !known(name)) throw new Error(`${name} can't be shown here.`);
      if (name !== file) await choose(name);
      const lines = area.value.split("\n");
      const now = placing(lines)(Number(line)) ?? Number(line);
      const start = lines.slice(0, now - 1).reduce((sum, one) => sum + one.length + 1, 0);
      area.focus();
      area.setSelectionRange(start, start);
      area.scrollTop = Math.max(0, (now - 4) * parseFloat(getComputedStyle(area).lineHeight));
    }
    if (!word) return;
    if (word === "save") await save();
    else if (word === "reset" || word === "undo") await replace(word);
    else {
      const { text } = await request(word, { of, kind });
      if (word === "next") { location.href = base + text.trim(); return; }
      tell(text.trim());
    }
    // On a low screen the answer would stand below it.
    if (status.getBoundingClientRect().top > innerHeight - 80) status.scrollIntoView({ block: "center" });
  }));

  // Another text for every file: what is not saved is kept with the rest, and comes back with it.
  async function replace(word) {
    const isDirty = isEdited() || state.files.some((one) => draft(one.name));
    if (isDirty && conflict.hidden && !await save()) return;
    saving = true;
    try {
      if (isDirty && !conflict.hidden) await request("keep", { of, kind, file }, area.value);
      const { text } = await request(word, { of, kind });
      conflict.hidden = true;
      for (const one of state.files) dropDraft(one.name);
      seen = await load(file);
      setText(seen.text);
      tell(text.trim());
    } finally {
      saving = false;
      drawTabs();
      if (later) await show(later);
    }
  }

  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== "s" && event.key !== "Enter")) return;
    // No dialog of the browser: what is to be saved is the text.
    event.preventDefault();
    save();
  });
  let leaves = false;
  area.addEventListener("blur", () => { leaves = false; });
  area.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { leaves = true; return; }
    if (event.key !== "Tab" || leaves || area.readOnly || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const start = area.value.lastIndexOf("\n", area.selectionStart - 1) + 1;
    const isBlock = area.value.slice(area.selectionStart, area.selectionEnd).includes("\n");
    if (!isBlock && !event.shiftKey) {
      document.execCommand("insertText", false, "  ");
      return;
    }
    const text = area.value.slice(start, area.selectionEnd);
    const moved = event.shiftKey ? text.replace(/^ {1,2}/gm, "") : text.replace(/^(?=.)/gm, "  ");
    area.setSelectionRange(start, area.selectionEnd);
    // As if it had been typed, so that the browser's undo knows it.
    document.execCommand("insertText", false, moved);
    if (isBlock) area.setSelectionRange(start, start + moved.length);
  });

  document.addEventListener("score", (event) => {
    ask("score", { of }, event.detail).then(({ text }) => tell(`Kept: ${text.trim()} right.`), () => {});
  });
}
