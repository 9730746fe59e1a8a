// The frame of a page: the sidebar with chapters, the size of the program next to the text, and the switch between both
// in small windows. early.js has set everything that affects the first layout.
"use strict";

// The scrolling element of the text: its column on a wide page with a program, otherwise the document.
function scroller() {
  const page = document.getElementById("page");
  return getComputedStyle(page).overflowY === "auto" ? page : document.scrollingElement;
}

// Shows the text or the program, in windows with room for one of them.
function showView(view) {
  document.documentElement.dataset.view = view;
  for (const button of document.querySelectorAll("#views button")) {
    button.setAttribute("aria-pressed", String(button.dataset.view === view));
  }
  try { sessionStorage.setItem(`book view ${location.pathname}`, view); } catch { /* The choice isn't saved. */ }
}

// Scrolls to a part of the text.
function showInText(part) {
  showView("read");
  part.scrollIntoView({ block: "center" });
  // The keyboard continues from there.
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

// Returns a function that restores the reading position after the text has changed.
function readingPlace() {
  const line = innerHeight / 3;
  const part = [...document.getElementById("page").children].find((one) => one.getBoundingClientRect().bottom > line);
  const before = part?.getBoundingClientRect().top;
  // A part that is gone or folded by now has no place.
  return () => { if (part?.checkVisibility()) scroller().scrollBy(0, part.getBoundingClientRect().top - before); };
}

{
  const { root, checkout } = document.currentScript.dataset;
  const html = document.documentElement;
  const [page, desk, split, rail, menu] = ["page", "desk", "split", "rail", "menu"].map((id) => document.getElementById(id));
  const home = new URL(root || ".", location.href);
  const here = decodeURI(location.pathname.slice(home.pathname.length));
  const [isWide, isNarrow] = ["(min-width: 1100px)", "(max-width: 1099.98px)"].map((query) => matchMedia(query));
  const keep = (key, value) => {
    try {
      if (value === null) localStorage.removeItem(`book ${key}`); else localStorage.setItem(`book ${key}`, value);
    } catch { /* It isn't saved. */ }
  };
  const kept = (key) => { try { return localStorage.getItem(`book ${key}`); } catch { return null; } };
  const make = (name, text = "", kind = "") => Object.assign(document.createElement(name), { className: kind, textContent: text });
  const link = (path, text) => {
    const made = make("a", text);
    made.href = new URL(path, home);
    if (decodeURI(path) === here) made.setAttribute("aria-current", "page");
    return made;
  };
  const item = (...parts) => { const made = make("li"); made.append(...parts); return made; };
  const list = (kind, items) => { const made = make(kind); made.append(...items); return made; };

  // The rail: the links of the header where it has no room for them, then the parts with their chapters.

  const marks = new Map();    // of each chapter and exercise, where its marks are: in the rail, and in the contents
  const mark = (name) => {
    const made = make("span", "", "marks");
    marks.set(name, [...marks.get(name) ?? [], made]);
    return made;
  };
  function chapterItem({ number, name, page, more, exercises }) {
    const title = link(page, "");
    title.append(make("span", number, "no"), ` ${name} `, mark(name));
    const made = item(title);
    if (!here.startsWith(decodeURI(page).replace(/[^/]*$/, ""))) return made;
    title.classList.add("current");
    const below = exercises.map(([exercise, tasks]) => {
      const way = link(tasks, `Exercise: ${exercise} `);
      way.append(mark(exercise));
      return item(way);
    });
    below.unshift(...more.map(([words, target]) => item(link(target, words))));
    made.append(list("ul", below));
    return made;
  }
  const links = [...document.querySelectorAll("header nav a")].map((one) => item(one.cloneNode(true)));
  const book = list("ul", links);
  book.className = "links";
  rail.append(book, ...contents.map(({ title, chapters }) => {
    const [, number, words] = title.match(/^Part (\w+)\. (.*)$/) ?? [null, "", title];
    const [part, summary] = [make("details"), make("summary")];
    part.open = true;
    summary.append(make("span", number, "no"), ` ${words}`);
    part.append(summary, list("ol", chapters.map(chapterItem)));
    return part;
  }));
  const current = rail.querySelector("[aria-current]") ?? rail.querySelector(".current");
  const showCurrent = () => {
    if (current) rail.scrollTop += current.getBoundingClientRect().top - rail.getBoundingClientRect().top - rail.clientHeight / 3;
  };
  showCurrent();

  // On a wide page it is a column whose state is saved, otherwise a drawer over the page.
  const isShown = () => isWide.matches ? !html.classList.contains("norail") : html.classList.contains("drawer");
  const drawMenu = () => menu.setAttribute("aria-expanded", String(isShown()));
  const setDrawer = (isOpen) => {
    if (isOpen === html.classList.contains("drawer")) return;
    html.classList.toggle("drawer", isOpen);
    drawMenu();
    if (isOpen) { showCurrent(); (current ?? rail.querySelector("a"))?.focus({ preventScroll: true }); } else menu.focus();
  };
  menu.addEventListener("click", () => {
    if (isNarrow.matches) { setDrawer(!isShown()); return; }
    html.classList.toggle("norail");
    keep("rail", isShown() ? "open" : "closed");
    drawMenu();
    if (!isShown()) return;
    showCurrent();
    (current ?? rail.querySelector("a"))?.focus({ preventScroll: true });
  });
  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("#rail, #menu")) setDrawer(false);
    for (const open of document.querySelectorAll(".menu[open]")) if (!open.contains(event.target)) open.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = document.querySelector(".menu[open]");
    if (open) { open.open = false; open.querySelector("summary").focus(); } else setDrawer(false);
  });
  rail.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !rail.contains(event.relatedTarget) && event.relatedTarget !== menu) {
      html.classList.remove("drawer");
      drawMenu();
    }
  });
  matchMedia("(min-width: 1500px)").addEventListener("change", ({ matches }) => {
    if (!kept("rail")) html.classList.toggle("norail", !matches);
    drawMenu();
  });
  isWide.addEventListener("change", () => { html.classList.remove("drawer"); drawMenu(); });
  drawMenu();

  // Marks for read, predicted and solved chapters. A page counts as read when its end was visible.

  // The front page links to the last visited page of a chapter.
  const last = `last ${checkout ?? home.pathname}`;
  if (document.querySelector(".where")) {
    keep(last, JSON.stringify([location.pathname.slice(home.pathname.length), document.title]));
  } else if (document.getElementById("continue")) {
    const way = document.getElementById("continue");
    try {
      const [path, title] = JSON.parse(kept(last)) ?? [];
      if (path) {
        way.href = new URL(path, home);
        way.textContent = `Continue: ${title.split(":")[0]}`;
        way.hidden = new URL(way.href).origin !== location.origin;
      }
    } catch { /* There is nothing to go back to. */ }
  }

  const shelf = `read ${checkout ?? home.pathname}`;
  const read = new Set(JSON.parse(kept(shelf) ?? "[]"));
  const own = contents.flatMap((part) => part.chapters).find((chapter) => decodeURI(chapter.page) === here);
  for (const { name, page, exercises } of contents.flatMap((part) => part.chapters)) {
    for (const [of, path] of [[name, page], ...exercises]) {
      for (const one of document.querySelectorAll("#page td a")) if (one.href === new URL(path, home).href) one.after(mark(of));
    }
  }
  const put = (name, kind, sign, words) => {
    for (const place of marks.get(name) ?? []) {
      const made = make("span", "", kind);
      const shown = make("span", sign);
      shown.setAttribute("aria-hidden", "true");
      made.append(shown, make("span", `, ${words}`, "words"));
      made.title = words;
      place.querySelector(`.${kind}`)?.remove();
      place.append(made);
    }
  };
  const markRead = () => { for (const name of read) put(name, "read", "●", "read"); };
  markRead();
  const around = document.querySelector(".around");
  if (own && around) {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      read.add(own.name);
      keep(shelf, JSON.stringify([...read]));
      markRead();
    }).observe(around);
  }
  // Progress from the server, initially and after changes.
  const markProgress = async () => {
    try {
      const { predicted, solved } = await (await fetch(new URL("progress", home))).json();
      for (const [name, score] of Object.entries(predicted)) {
        put(name, "predicted", score.replace(" of ", "/"), `${score} predicted`);
      }
      for (const { name, exercises } of contents.flatMap((part) => part.chapters)) {
        const done = exercises.filter(([exercise]) => solved.includes(exercise));
        for (const [exercise] of done) put(exercise, "solved", "✓", "solved");
        if (exercises.length && done.length === exercises.length) put(name, "solved", "✓", "exercises solved");
      }
    } catch { /* The page works without them. */ }
  };
  if (checkout) {
    markProgress();
    document.addEventListener("progress", markProgress);
  }

  // The size of the program: a share of the window, so that it stays one in another window.

  if (split) {
    const isColumn = () => isWide.matches;
    const size = () => {
      const box = desk.getBoundingClientRect();
      return isColumn() ? 100 * box.width / innerWidth : 100 * box.height / innerHeight;
    };
    const draw = () => {
      split.setAttribute("aria-orientation", isColumn() ? "vertical" : "horizontal");
      for (const [name, value] of [["now", Math.round(size())], ["min", 15], ["max", 85]]) split.setAttribute(`aria-value${name}`, value);
    };
    const names = () => isColumn() ? ["desk-w", "vw"] : ["desk-h", "dvh"];
    const set = (share) => {
      const [name, unit] = names();
      if (share === null) html.style.removeProperty(`--${name}`);
      else html.style.setProperty(`--${name}`, Math.min(85, Math.max(15, share)) + unit);
      // The size that fits the window.
      keep(name, share === null ? null : size().toFixed(2));
      draw();
    };
    split.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      split.setPointerCapture(event.pointerId);
      split.focus({ preventScroll: true });
      const box = desk.getBoundingClientRect();
      const away = isColumn() ? box.left - event.clientX : box.top - event.clientY;
      const move = ({ clientX, clientY }) => {
        set(isColumn() ? 100 - 100 * (clientX + away) / innerWidth : 100 - 100 * (clientY + away) / innerHeight);
      };
      split.addEventListener("pointermove", move);
      const end = () => split.removeEventListener("pointermove", move);
      for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) split.addEventListener(kind, end, { once: true });
    });
    split.addEventListener("keydown", (event) => {
      const step = isColumn() ? { ArrowLeft: 1, ArrowRight: -1 }[event.key] : { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (step) set(size() + 2.5 * step);
      else if (event.key === "Home") set(15);
      else if (event.key === "End") set(85);
      else if (event.key === "Enter") set(null);
      else return;
      event.preventDefault();
    });
    split.addEventListener("dblclick", () => set(null));
    addEventListener("resize", draw);
    draw();

    // Focus in the program shows it.
    desk.addEventListener("focusin", () => showView("program"));
    document.getElementById("views").addEventListener("click", ({ target }) => {
      if (target.dataset.view) showView(target.dataset.view);
    });
    showView(html.dataset.view);
    // On a live page, the program is in the editor.
    document.addEventListener("click", (event) => {
      const way = event.target.closest("a[href^='#section-'], a[href='#the-program']");
      if (!way) return;
      showView("program");
      if (!desk.classList.contains("live")) return;
      event.preventDefault();
      const section = document.getElementById(way.hash.slice(1)).textContent;
      document.dispatchEvent(new CustomEvent("goto", { detail: { file: "main.swift", text: `section("${section}")` } }));
    });
  }

  // A link to a heading removes the focus, and then keys don't scroll.
  const hold = () => { if (document.activeElement === document.body) page.focus({ preventScroll: true }); };
  addEventListener("hashchange", hold);
  addEventListener("load", hold);

  // Browsers restore only the document's scroll position.
  const place = `book place ${location.pathname}`;
  addEventListener("pagehide", () => {
    try { sessionStorage.setItem(place, String(page.scrollTop)); } catch { /* The page begins at its top. */ }
  });
  const [entry] = performance.getEntriesByType("navigation");
  if (["reload", "back_forward"].includes(entry?.type) && scroller() === page) {
    // After the other scripts have built the page.
    document.addEventListener("DOMContentLoaded", () => {
      try { page.scrollTop = Number(sessionStorage.getItem(place)); } catch { /* As above. */ }
    });
  }
}
