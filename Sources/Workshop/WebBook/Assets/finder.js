// The search dialog, with results in groups. `/` opens it, and so do Control or Command with K, the button
// in the header, and elements with `data-find`.
"use strict";

{
  const { root } = document.currentScript.dataset;
  // The groups, in display order, and the kinds of rows in each, in order.
  const groups = [
    ["Chapters", ["chapter", "more", "page"]], ["Questions", ["question"]], ["Terms", ["term"]], ["Headings", ["heading"]],
    ["Exercises", ["exercise"]], ["Claims", ["claim"]],
  ];
  const most = 5;
  const texts = pages.map(([title, about]) => `${title} ${about}`.toLowerCase());

  // The rows with all words, or else those with the most, weighted by rarity, so that a
  // compiler message is found despite your own type names in it.
  function hits(words) {
    // A short word matches only at the beginning of a word.
    const has = (text, word) => word.length > 3 ? text.includes(word)
      : [...text.matchAll(word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))].some(({ index }) => !/[\p{L}\d]/u.test(text[index - 1] ?? " "));
    const all = pages.flatMap((row, index) => words.every((word) => has(texts[index], word)) ? [{ row, score: 0 }] : []);
    const whole = words.join(" ");
    // Matching titles come first.
    for (const hit of all) {
      const title = hit.row[0].toLowerCase();
      hit.score = title === whole ? 3 : title.startsWith(whole) ? 2 : title.includes(whole) ? 1 : 0;
    }
    if (all.length > 0) return { all, isWhole: true };
    const scores = pages.map(() => 0);
    for (const word of words) {
      const having = texts.flatMap((text, index) => has(text, word) ? [index] : []);
      for (const index of having) scores[index] += Math.log(pages.length / having.length);
    }
    const best = Math.max(...scores);
    const some = pages.map((row, index) => ({ row, score: scores[index] })).filter(({ score }) => score > 0 && score >= 0.6 * best);
    return { all: some, isWhole: false };
  }

  // The hits by group, the best first: by kind, then by score. Of a message that nothing has whole, the group with the
  // best hit is the first.
  function found(words) {
    const { all, isWhole } = hits(words);
    const filled = groups.map(([title, kinds]) => {
      const own = all.filter(({ row }) => kinds.includes(row[3]));
      const rank = ({ row, score }) => isWhole ? kinds.indexOf(row[3]) - score / 10 : -score;
      return { title, rows: own.sort((one, other) => rank(one) - rank(other)), best: Math.max(0, ...own.map(({ score }) => score)) };
    }).filter(({ rows }) => rows.length > 0);
    return isWhole ? filled : filled.sort((one, other) => other.best - one.best);
  }

  const make = (name, kind, text = "") => Object.assign(document.createElement(name), { className: kind, textContent: text });
  const dialog = make("dialog", "finder");
  dialog.setAttribute("aria-label", "Search");
  const [form, field, list, none, keys] = [make("form", ""), make("input", ""), make("div", "hits"), make("p", "none"), make("p", "keys")];
  form.method = "dialog";
  Object.assign(field, { type: "text", enterKeyHint: "search", placeholder: "Word, question or compiler message", autocomplete: "off", spellcheck: false });
  const close = make("button", "", "✕");
  [close.type, close.ariaLabel] = ["button", "Close"];
  for (const [name, value] of Object.entries({
    role: "combobox", "aria-label": "Search the book", "aria-autocomplete": "list", "aria-controls": "hits", "aria-expanded": "false",
  })) field.setAttribute(name, value);
  list.id = "hits";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Results");
  none.setAttribute("role", "status");
  for (const [key, words] of [["↑ ↓", "choose"], ["Enter", "open"], ["Esc", "close"]]) keys.append(make("kbd", "", key), ` ${words} `);
  form.append(field, close);
  dialog.append(form, list, none, keys);
  document.body.append(dialog);

  // A text with the search words highlighted.
  function marked(element, text, words) {
    const places = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const parts = places.length ? text.split(new RegExp(`(${places.join("|")})`, "gi")) : [text];
    element.append(...parts.map((part, index) => index % 2 ? make("b", "", part) : part));
    return element;
  }

  const option = (name) => {
    const made = make(name, "hit");
    made.id = `hit-${list.querySelectorAll(".hit").length}`;
    made.tabIndex = -1;
    made.setAttribute("role", "option");
    return made;
  };

  function item([title, about, path, kind], words) {
    const made = option("a");
    made.href = root + path;
    marked(made, title, words);
    if (!about) return made;
    // A claim isn't a statement of the book, so its verdict comes first.
    const small = make("small", kind === "claim" ? `verdict ${about.match(/^\w+/)?.[0].toLowerCase() ?? ""}` : "");
    made.append(kind === "claim" ? marked(small, about, []) : marked(small, about, words));
    return made;
  }

  const open = new Set();     // the expanded groups
  function draw() {
    const words = [...new Set(field.value.toLowerCase().split(/\s+/).filter(Boolean))];
    const filled = words.length ? found(words) : [];
    list.replaceChildren();
    for (const { title, rows } of filled) {
      const [group, heading] = [make("div", "group"), make("p", "", title)];
      heading.id = `group-${title}`;
      heading.setAttribute("role", "presentation");
      group.setAttribute("role", "group");
      group.setAttribute("aria-labelledby", heading.id);
      list.append(group);
      group.append(heading);
      const shown = open.has(title) ? rows.slice(0, 200) : rows.slice(0, most);
      for (const { row } of shown) group.append(item(row, words));
      if (shown.length === rows.length) continue;
      const more = option("div");
      more.classList.add("more");
      more.dataset.group = title;
      more.textContent = open.has(title) ? `${rows.length - shown.length} more: add a word` : `${rows.length - shown.length} more`;
      group.append(more);
    }
    field.setAttribute("aria-expanded", String(filled.length > 0));
    const count = filled.reduce((sum, { rows }) => sum + rows.length, 0);
    none.textContent = !words.length ? "" : count ? `${count} ${count === 1 ? "result" : "results"}` : "No results. Try another word, or see ";
    none.classList.toggle("words", count > 0);
    if (words.length && !count) {
      const choosing = make("a", "", "Choosing");
      choosing.href = `${root}Chapters/Choosing.html`;
      none.append(choosing, ".");
    }
    choose(list.querySelector(".hit"));
  }

  let chosen = null;
  function choose(next) {
    chosen?.setAttribute("aria-selected", "false");
    chosen = next;
    chosen?.setAttribute("aria-selected", "true");
    if (chosen) field.setAttribute("aria-activedescendant", chosen.id); else field.removeAttribute("aria-activedescendant");
    chosen?.scrollIntoView({ block: "nearest" });
  }

  // Opens a group, or goes to a page.
  function take(hit) {
    const { group } = hit.dataset;
    if (!group) { dialog.close(); return; }
    const place = [...list.querySelectorAll(".hit")].indexOf(hit);
    open.add(group);
    draw();
    choose([...list.querySelectorAll(".hit")][place]);
  }

  field.addEventListener("input", () => { open.clear(); draw(); });
  field.addEventListener("keydown", (event) => {
    const all = [...list.querySelectorAll(".hit")];
    const place = all.indexOf(chosen);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1 }[event.key];
    if (next !== undefined && all.length) {
      event.preventDefault();
      choose(all[(next + all.length) % all.length]);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (chosen) chosen.click();
    } else if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
    }
  });
  list.addEventListener("click", (event) => {
    const hit = event.target.closest(".hit");
    if (hit) take(hit);
    field.focus();
  });
  close.addEventListener("click", () => dialog.close());
  // A click on the backdrop closes the dialog.
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

  function show(text = "") {
    if (dialog.open) return;
    field.value = text;
    open.clear();
    draw();
    dialog.showModal();
    field.focus();
  }
  document.getElementById("find")?.addEventListener("click", () => show());
  for (const way of document.querySelectorAll("[data-find]")) {
    way.addEventListener("click", (event) => {
      event.preventDefault();
      show(way.dataset.find);
    });
  }
  document.addEventListener("keydown", (event) => {
    const isField = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isSlash = event.key === "/" && !isField && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isSlash && !isK) return;
    event.preventDefault();
    show();
  });
}
