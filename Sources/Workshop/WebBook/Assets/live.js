// The live part of the book: edits code, and shows the results from the server.
"use strict";

const { root: base, checkout } = document.currentScript.dataset;

// A connection problem. Its message disappears when the server responds again.
class Silence extends Error {}
const isLost = "Connection lost. If the book has stopped, start it again and use its new link; your text isn't lost.";
const isRestarted = "The book was restarted. Use the link in its terminal; your text isn't lost.";

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

// The reason why the server doesn't respond; empty if it does. A restarted book doesn't know this page's
// addresses.
async function problem() {
  try {
    const answer = await fetch(`${base}book.css`, { cache: "no-store" });
    return answer.ok ? "" : answer.status === 404 ? isRestarted : (await answer.text()).trim();
  } catch {
    return isLost;
  }
}

// Receives the state of a page's program at each change, while the page is visible: a browser has six connections for all
// windows. Returns a function that opens the stream if it is closed.
function listenTo(query, { onState, onOpen, onLost }) {
  let stream = null;
  const close = () => { stream?.close(); stream = null; };
  const open = () => {
    if (document.hidden) { close(); return; }
    if (stream) return;
    stream = new EventSource(`${base}live?${new URLSearchParams(query)}`);
    stream.onmessage = (event) => onState(JSON.parse(event.data));
    stream.onopen = onOpen;
    stream.onerror = () => {
      // The browser reconnects by itself, except after the book has rejected the address.
      if (stream?.readyState === EventSource.CLOSED) stream = null;
      onLost();
    };
  };
  document.addEventListener("visibilitychange", open);
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => { if (event.persisted) open(); });
  return open;
}

const section = document.getElementById("editor");
if (section) {
  const { of, kind } = section.dataset;
  // The id of this page's unsaved texts.
  const page = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  const here = { of, kind, page };
  const [pane, elsewhere, conflict, listed] = [".pane", "#elsewhere", "#conflict", "#list"].map((name) => section.querySelector(name));
  const next = section.querySelector("#next");
  const [runs, stop, saver] = ["#runs", "[data-do=stop]", "[data-do=save]"].map((name) => section.querySelector(name));
  const [status, said, result, places] = ["#state", "#said", "#result", "#places"].map((name) => section.querySelector(name));
  section.hidden = false;

  let state = { files: [], notes: [], built: {}, blocks: {} };
  let file = "";              // the visible file
  const disk = new Map();     // for each open file: the saved text that the edits are based on, and its hash
  let saving = false;
  let again = false;          // whether to save again after the current save
  let later = null;           // a state received during a save

  // Wraps a function: shows its errors instead of throwing them.
  const told = (act) => async (...words) => {
    try { await act(...words); } catch (error) { complain(error); }
  };
  const editor = new Editor(pane, {
    describedBy: "leave", onInput: (name) => typed(name),
    onCaret: (name, line) => { if (editor.isActive) ways.follow(name, line); },
  });
  const tabs = new FileTabs(section.querySelector(".tabs"), async (name) => {
    if (name !== file) await told(choose)(name);
    // The pressed button may be gone. On a phone, focus would open the keyboard.
    if (!matchMedia("(pointer: coarse)").matches) editor.focus();
  });
  const ways = new Ways(document.getElementById("page"), {
    files: () => state.files.map((one) => one.name), shown: (name) => editor.shown(name),
    back: section.querySelector("#way"),
    go: told(async (name, place) => {
      if (name !== file) await choose(name);
      showView("program");
      const { from, to } = place();
      editor.goTo(from);
      editor.flash(from, to);
    }),
  });
  const isEdited = (name) => editor.shown(name) !== disk.get(name).text;
  const known = (name) => state.files.find((one) => one.name === name);
  // Includes the checkout, because another one may have had this address.
  const key = (name) => `book ${checkout} ${kind} ${of} ${name}`;
  // Unsaved text, by file. The browser stores it for this window
  // and for the next one, in case of a crash.
  const draft = (name) => JSON.parse(sessionStorage.getItem(key(name)) ?? localStorage.getItem(key(name)) ?? "null");
  const keepDraft = (name, text, hash) => {
    const kept = JSON.stringify({ text, hash });
    try {
      for (const storage of [sessionStorage, localStorage]) storage.setItem(key(name), kept);
    } catch {
      tell("This text is too long for the browser to keep. Save it now.");
    }
  };
  const dropDraft = (name) => {
    const own = sessionStorage.getItem(key(name));
    sessionStorage.removeItem(key(name));
    if (!own || localStorage.getItem(key(name)) === own) localStorage.removeItem(key(name));
  };

  // Texts: saved and unsaved.

  // A file's unsaved text, and the hash of the saved text that it is based on.
  function unsaved(name) {
    if (!disk.has(name)) return draft(name);
    return isEdited(name) ? { text: editor.shown(name), hash: disk.get(name).hash } : null;
  }

  // Texts that were read or saved, by hash. The notes next to lines are about one of them.
  const texts = new Map();
  function know(text, hash) {
    texts.delete(hash);
    texts.set(hash, text);
    const inUse = new Set([...Object.values(state.built), ...Array.from(disk.values(), (one) => one.hash), hash]);
    for (const old of texts.keys()) {
      if (texts.size <= 40) break;
      if (!inUse.has(old)) texts.delete(old);
    }
    return { text, hash };
  }

  // A text field has "\n" only. The server restores each line's ending.
  async function load(name) {
    const { text, hash } = await reach("text", { of, kind, file: name });
    silence("");
    return know(text.replace(/\r\n?/g, "\n"), hash);
  }

  const complain = (error) => error instanceof Silence ? silence(error.message) : tell(error.message);
  const request = async (...words) => {
    const answer = await ask(...words);
    silence("");
    return answer;
  };

  async function choose(name) {
    const read = await load(name);
    file = name;
    conflict.hidden = true;
    const kept = disk.has(name) ? null : draft(name);
    const isTyped = kept !== null && kept.text !== read.text;
    if (!disk.has(name)) disk.set(name, isTyped && kept.hash !== read.hash ? { hash: kept.hash } : read);
    editor.open(name, isTyped ? kept.text : read.text, { readOnly: !(known(name)?.isEdited ?? true) });
    meet(read);
    sessionStorage.setItem(`${key("")}file`, name);
    drawNotes();
    drawTabs();
    drawState();
  }

  // The file has changed on disk.
  async function follow() {
    const [name, hash] = [file, known(file)?.hash];
    if (!name || saving || hash === undefined || hash === disk.get(name).hash) return;
    if (!conflict.hidden && conflict.dataset.hash === hash) return;
    const read = await load(name);
    if (!saving && name === file) meet(read);
  }

  // Shows the text from disk, unless there are unsaved edits.
  function meet(read) {
    if (read.hash === disk.get(file).hash) return;
    if (isEdited(file) && editor.shown(file) !== read.text) {
      askWhich(read);
    } else {
      take(file, read);
      conflict.hidden = true;
    }
  }

  function take(name, read) {
    disk.set(name, read);
    dropDraft(name);
    editor.setText(name, read.text);
  }

  function askWhich(theirs) {
    conflict.dataset.hash = theirs.hash;
    const other = element("pre", "", theirs.text);
    const shown = document.createElement("details");
    shown.append(element("summary", "", "Version on disk"), other);
    conflict.replaceChildren(`${file} was saved elsewhere while you edited it here. Restore my version brings back the one you don't choose. `, shown);
    const button = (words, act) => {
      const made = element("button", "", words);
      made.type = "button";
      made.addEventListener("click", told(async () => {
        conflict.hidden = true;
        tell("");
        editor.focus();
        await act();
        drawTabs();
      }));
      conflict.append(made, " ");
    };
    // Either way, the other text is saved and can be restored.
    button("Keep my version", async () => {
      // The file may have changed again.
      theirs = await load(file);
      await request("keep", { of, kind, file }, theirs.text);
      disk.set(file, theirs);
      await save();
    });
    button("Use the version on disk", async () => {
      await request("keep", { of, kind, file }, editor.shown(file));
      take(file, await load(file));
    });
    conflict.hidden = false;
  }

  // Saves a text over the one it is based on; false if the file has changed.
  async function saveOne(name, text, hash) {
    const answer = await request("save", { of, kind, file: name }, text, { "If-Match": hash });
    if (answer.status === 412) return false;
    const now = know(text, answer.text.trim());
    if (disk.has(name)) disk.set(name, now);
    // More may have been typed meanwhile.
    if (disk.has(name) && isEdited(name)) keepDraft(name, editor.shown(name), now.hash);
    else if (draft(name)?.text === text) dropDraft(name);
    return true;
  }

  // Saves all unsaved texts, or runs the saved ones again; false if there is a conflict about which
  // text to keep.
  async function save() {
    if (!conflict.hidden) {
      tell("Not saved: choose which version to keep first.");
      return false;
    }
    if (saving) { again = true; return true; }
    [saving, again] = [true, false];
    clearTimeout(pause);
    status.textContent = "Saving …";
    let [isDone, isNew] = [true, false];
    try {
      for (const { name } of state.files) {
        const kept = unsaved(name);
        if (!kept) continue;
        isNew = true;
        if (await saveOne(name, kept.text, kept.hash)) continue;
        if (isDone) await choose(name);
        isDone = false;
        tell("Not saved: the file was saved elsewhere in the meantime.");
      }
      if (!isNew) tell((await request("run", here)).text.trim());
      drawState();
    } catch (error) {
      isDone = false;
      complain(error);
      status.textContent = "Not saved";
    }
    saving = false;
    // The texts before the save may still be on their way to the server.
    if (isNew) tried = null;
    drawTabs();
    if (later) show(later);
    if (again) return save();
    // The server may have an older text than the saved one.
    told(attempt)();
    return isDone;
  }

  // Typed code runs at each pause, without being written.

  let pause = 0;              // the timer for the pause
  let tried = "{}";           // the texts of the last run; null if the server may have others
  let typedAt = -Infinity;

  const allUnsaved = () => Object.fromEntries(
    state.files.map(({ name }) => [name, unsaved(name)?.text]).filter(([, text]) => text !== undefined));

  function tryLater(after = 250) {
    clearTimeout(pause);
    pause = setTimeout(told(attempt), after);
  }
  async function attempt() {
    const texts = runs.checked ? allUnsaved() : {};
    const body = JSON.stringify(texts);
    if (saving || body === tried) return;
    tried = body;
    const { text } = await request("try", here, body);
    for (const [name, hash] of Object.entries(JSON.parse(text))) know(texts[name], hash);
    drawNotes();
  }
  runs.checked = localStorage.getItem("book runs") !== "no";
  runs.addEventListener("change", () => {
    localStorage.setItem("book runs", runs.checked ? "yes" : "no");
    tryLater(0);
  });

  // Drawing.

  const isBad = ({ outcome }) => ["refused", "crashed", "waits"].includes(outcome);

  // A connection problem replaces other messages.
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

  // Polls until the book responds or was restarted.
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

  // Notes are about the built text. Without that text, there are none.
  // After a compile error or a crash, the last values stay with their lines.
  function drawNotes() {
    const hasFailed = state.notes.some((note) => note.isError);
    for (const name of disk.keys()) {
      const of = texts.get(state.built[name]);
      const [errors, notes] = [true, false].map((isError) => of === undefined ? []
        : state.notes.filter((note) => note.file === name && note.isError === isError));
      editor.show(name, hasFailed ? { errors, of } : { errors, notes, of });
    }
    drawElsewhere();
  }

  // Below a file without values: the first change in main.swift.
  function drawElsewhere() {
    const hasValues = state.notes.some((note) => note.file === file && !note.isError);
    const [first, ...others] = hasValues ? [] : state.notes.filter((note) => note.file === "main.swift" && note.was);
    elsewhere.hidden = !first;
    if (!first) return;
    const place = element("button", "place", `${first.file}:${first.line}`);
    Object.assign(place.dataset, { file: first.file, line: first.line });
    place.type = "button";
    const more = others.length === 0 ? "" : ` · ${others.length} more`;
    elsewhere.replaceChildren(place, " ", element("ins", "", first.text), " was ", element("del", "", first.was), more);
  }

  function drawTabs() {
    const wrong = new Set(state.notes.filter((note) => note.isError).map((note) => note.file));
    tabs.draw(state.files, file, ({ name, isEdited, isChanged }) => unsaved(name) ? "not saved"
      : wrong.has(name) ? "error" : !isEdited ? "read only" : isChanged ? "yours" : "");
    saver.disabled = kind !== "exercise" && Object.keys(allUnsaved()).length === 0;
  }

  function drawState() {
    const isOf = !state.title ? "" : state.of ? " · not saved" : Object.keys(allUnsaved()).length ? " · saved version" : "";
    const words = state.step ? `${state.step[0].toUpperCase()}${state.step.slice(1)} …` : state.title + isOf;
    if (status.textContent !== words) status.textContent = words;
    const isSolved = kind === "exercise" && Object.values(state.tasks).length > 0 && Object.values(state.tasks).every((one) => one === "solved");
    status.dataset.kind = state.step || state.outcome === "none" ? "" : state.outcome === "waits" ? "changed"
      : isBad(state) ? "bad" : isSolved ? "good" : kind !== "exercise" && state.outcome === "ran" && state.title !== "Unchanged" ? "changed" : "";
    // The values and blocks are those of an earlier text.
    document.body.classList.toggle("stale", isBad(state));
    section.setAttribute("aria-busy", String(Boolean(state.step)));
    stop.hidden = !state.step;
    // Differences are shown at their lines and in the text; the list is optional.
    listed.hidden = kind === "exercise" || state.outcome !== "ran" || state.result === "";
    result.hidden = !listed.hidden && listed.getAttribute("aria-expanded") === "false";
  }

  const pages = new Map();    // blocks as the page came
  function drawBlocks() {
    const goBack = readingPlace();
    for (const block of document.querySelectorAll("[data-block]")) {
      const number = block.dataset.block;
      if (!pages.has(number)) pages.set(number, { page: [...block.childNodes], now: null });
      const [one, html] = [pages.get(number), state.blocks[number] ?? null];
      if (one.now === html) continue;
      one.now = html;
      if (html === null) block.replaceChildren(...one.page); else block.innerHTML = html;
      ways.mark(block);
      block.classList.toggle("changed", html !== null);
    }
    const changed = [...document.querySelectorAll("#page [data-block].changed")];
    places.replaceChildren(...changed.slice(0, 9).map((block, index) => {
      const made = element("button", "place", String(index + 1));
      made.type = "button";
      made.setAttribute("aria-label", `Go to change ${index + 1} on the page`);
      made.addEventListener("click", () => showInText(block));
      return made;
    }));
    if (changed.length) places.prepend("Changed in the text: ");
    // The page stays where it is under the eyes of its reader.
    goBack();
  }

  // The state of an exercise's tasks, at their headings.
  function drawTasks() {
    for (const heading of document.querySelectorAll("main h2, main h3")) {
      const number = heading.id.match(/^task-(\d+)/)?.[1];
      const known = state.tasks[number];
      heading.querySelector(".mark")?.remove();
      if (known !== "solved" && known !== "open") continue;
      const mark = element("span", `mark ${known === "solved" ? "ok" : "no"}`, known === "solved" ? "✓" : "✗");
      mark.setAttribute("role", "img");
      mark.setAttribute("aria-label", known === "solved" ? "solved" : "not yet");
      heading.append(" ", mark);
    }
    for (const [number, hints] of Object.entries(state.hints)) {
      let place = document.getElementById(`hints-${number}`);
      if (!place) {
        place = element("div", "callout hints", "");
        place.id = `hints-${number}`;
        const headings = [...document.querySelectorAll("main h2, main h3")];
        const at = headings.findIndex((heading) => heading.id.match(/^task-(\d+)/)?.[1] === number);
        (headings[at + 1] ?? document.querySelector("main .around"))?.before(place);
      }
      if (place.children.length === hints.length) continue;
      place.replaceChildren(...hints.map((hint) => { const made = element("p", "", ""); made.innerHTML = hint; return made; }));
      if (file) showInText(place);
    }
    if (state.next && next.hidden) document.dispatchEvent(new Event("progress"));
    next.hidden = !state.next;
    if (state.next) [next.textContent, next.href] = [`${state.next.title} →`, base + state.next.page.split("/").map(encodeURIComponent).join("/")];
  }

  // Errors of unfinished code are delayed until a pause.
  let patience = 0;
  let lastSaid = null;

  const show = told(async (newest) => {
    if (saving) { later = newest; return; }
    later = null;
    clearTimeout(patience);
    const wait = typedAt + 900 - performance.now();
    if (newest.of === page && isBad(newest) && !newest.step && wait > 0) {
      patience = setTimeout(show, wait, newest);
      state = { ...state, files: newest.files, step: "" };
      drawState();
      drawTabs();
      return;
    }
    state = newest;
    drawState();
    // An old message from the server must not replace a newer one of the page.
    if (state.said !== lastSaid) tell(state.said);
    lastSaid = state.said;
    if (result.dataset.html !== state.result) {
      result.dataset.html = state.result;
      result.innerHTML = state.result;
    }
    drawBlocks();
    drawTasks();
    for (const block of document.querySelectorAll(".block")) ways.mark(block);
    if (!file && state.files.length) {
      await choose(known(sessionStorage.getItem(`${key("")}file`))?.name ?? state.files[0].name).then(openSection);
      tryLater(0);
    }
    await follow();
    drawTabs();
    drawNotes();
  });

  const listen = listenTo(here, {
    onState: (newest) => { silence(""); show(newest); },
    onOpen() {
      silence("");
      drawState();
      // The server doesn't have this page's unsaved texts yet.
      tried = "{}";
      tryLater(0);
    },
    onLost() {
      status.textContent = "";
      silence(isLost);
    },
  });
  setTimeout(listen, kind !== "exercise" ? 300 : 0);

  // Input.

  function typed(name) {
    if (isEdited(name)) keepDraft(name, editor.shown(name), disk.get(name).hash); else dropDraft(name);
    typedAt = performance.now();
    tryLater();
    // The message was about an older text.
    tell("");
    drawTabs();
    if (!saving) drawState();
    // Undo changed another file.
    if (name !== file) told(choose)(name);
  }
  listed.addEventListener("click", () => {
    listed.setAttribute("aria-expanded", String(listed.getAttribute("aria-expanded") === "false"));
    drawState();
  });
  section.addEventListener("click", told(async (event) => {
    const { do: word, line, file: name } = event.target.dataset ?? {};
    if (word) event.target.closest(".menu")?.removeAttribute("open");
    if (line) {
      if (name !== file && !known(name)) throw new Error(`${name} can't be shown here.`);
      if (name !== file) await choose(name);
      const built = texts.get(state.built[file]);
      const now = built === undefined ? null : lineNow(line - 1, built.split("\n"), editor.shown(file).split("\n"));
      editor.goTo(now ? now.index + 1 : Number(line));
      showView("program");
    }
    if (!word) return;
    if (word === "back") { editor.focus(); document.execCommand("undo"); return; }
    if (word === "save") await save();
    else if (word === "reset" || word === "undo") await replace(word);
    else {
      const { text } = await request(word, here);
      tell(text.trim());
    }
  }));

  // From the text to a line of the program.
  async function openSection() {
    const title = location.hash.match(/^#section-\d+$/) && document.getElementById(location.hash.slice(1))?.textContent;
    if (!title) return;
    editor.goTo(Math.max(1, editor.shown(file).split("\n").findIndex((line) => Ways.title(line) === title) + 1));
    showView("program");
    // Keys belong to the text: a projector's n must not be typed.
    document.getElementById("page").focus({ preventScroll: true });
  }
  document.addEventListener("goto", told(async ({ detail }) => {
    if (detail.file !== file) await choose(detail.file);
    editor.goTo(editor.shown(file).split("\n").findIndex((line) => line.includes(detail.text)) + 1);
  }));

  // Replaces the text of every file. Unsaved texts are saved first, so that they can be restored, too.
  async function replace(word) {
    const isDirty = () => state.files.some((one) => unsaved(one.name));
    if (isDirty() && conflict.hidden && !await save()) return;
    saving = true;
    const kept = new Set();
    const keep = async (name) => {
      for (let typed = unsaved(name); typed && !kept.has(typed.text); typed = unsaved(name)) {
        kept.add(typed.text);
        await request("keep", { of, kind, file: name }, typed.text);
      }
    };
    try {
      for (const { name } of state.files) await keep(name);
      const { text } = await request(word, here);
      conflict.hidden = true;
      for (const one of state.files) if (!disk.has(one.name)) dropDraft(one.name);
      for (const name of disk.keys()) {
        const read = await load(name);
        // More may have been typed meanwhile.
        await keep(name);
        take(name, read);
      }
      tell(text.trim());
    } finally {
      saving = false;
      // The server must drop this page's unsaved texts.
      clearTimeout(pause);
      await attempt();
      drawTabs();
      if (later) await show(later);
    }
  }

  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== "s" && event.key !== "Enter")) return;
    // Save the text, instead of opening the browser's dialog.
    event.preventDefault();
    save();
  });
  // An experiment runs in a copy, and can be applied in the editor.
  document.addEventListener("said", async (event) => {
    const { number } = event.target.dataset;
    const place = event.target.querySelector(".ran") ?? event.target.appendChild(element("div", "ran", ""));
    place.textContent = "Running it in a copy …";
    try {
      place.innerHTML = (await ask("experiment", { of, number })).text;
      const make = element("button", "", "Apply this change");
      make.type = "button";
      make.addEventListener("click", told(async () => {
        const { text } = await request("make", { of, number }, JSON.stringify(allUnsaved()));
        for (const [name, changed] of Object.entries(JSON.parse(text))) await type(name, changed);
      }));
      place.append(make);
    } catch (error) {
      place.textContent = error.message;
    }
  });

  // Types only the difference, so that undo reverts it.
  async function type(name, text) {
    if (name !== file) await choose(name);
    const old = editor.shown(name);
    const [start, end] = sameEnds([...old], [...text]);
    const units = (characters) => characters.join("").length;
    const [from, behind] = [units([...old].slice(0, start)), units(end ? [...old].slice(-end) : [])];
    editor.type(name, from, old.length - behind, text.slice(from, text.length - behind));
    pane.scrollLeft = 0;
    showView("program");
  }

  document.addEventListener("score", (event) => {
    ask("score", { of }, event.detail).then(({ text }) => {
      tell(`Saved: ${text.trim()} right.`);
      document.dispatchEvent(new Event("progress"));
    }, () => {});
  });
}
