// The projector view and predictions. Pages can be read without this file.
"use strict";

// A big view for a projector: n and p (or a presenter's page keys) go from heading to heading.
const big = document.getElementById("big");
const project = (isBig) => {
  // Keeps the scroll positions of text and program.
  const [back, pane] = [readingPlace(), document.querySelector(".pane")];
  const line = () => pane?.querySelector(".sheet:not(.away) .ln")?.offsetHeight || 1;
  const row = (pane?.scrollTop ?? 0) / line();
  document.documentElement.classList.toggle("big", isBig);
  back();
  if (pane) pane.scrollTop = row * line();
  big.setAttribute("aria-pressed", String(isBig));
  big.textContent = isBig ? "Exit (Esc) · n next · p previous" : "Projector";
  try { sessionStorage.setItem("big", isBig ? "1" : ""); } catch { /* It isn't saved. */ }
};
big.hidden = false;
big.addEventListener("click", () => project(big.getAttribute("aria-pressed") !== "true"));
try { if (sessionStorage.getItem("big")) project(true); } catch { /* As above. */ }
document.addEventListener("keydown", (event) => {
  if (!document.documentElement.classList.contains("big")) return;
  if (event.target.closest("input, textarea")) {
    // The keys of the view work again.
    if (event.key === "Escape") { event.target.blur(); document.getElementById("page").focus({ preventScroll: true }); }
    return;
  }
  if (event.key === "Escape") project(false);
  const step = { n: 1, PageDown: 1, p: -1, PageUp: -1 }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const stops = [...document.querySelectorAll("#page :is(h1, h2, h3, figure, [data-block], .experiment)")];
  const top = Math.max(0, scroller().getBoundingClientRect().top);
  const tops = stops.map((stop) => stop.getBoundingClientRect().top - top);
  const next = step > 0 ? tops.findIndex((top) => top > 40) : tops.findLastIndex((top) => top < -1);
  if (next >= 0) scroller().scrollBy({ top: tops[next] - 16 });
});

// Whether an answer matches a value, by the rules of `workshop predict`.
function isAnswer(answer, value) {
  const plain = (text) => {
    const bare = text.replace(/[A-Z]\w*\.(?=[A-Za-z])/g, "").replace(/^\s*Optional\((.*)\)\s*$/, "$1")
      .toLowerCase().replace(/[\s"'“”`]/g, "");
    return { yes: "true", y: "true", t: "true", no: "false", n: "false", f: "false" }[bare] ?? bare;
  };
  const words = (text) => text.toLowerCase().replace(/["'“”`]/g, "").replace(/[[\](){}]/g, " $& ")
    .split(/[\s,:]+/).filter(Boolean).join(" ");
  if (/^(yes|no)$/i.test(value)) return plain(answer.split(/[\s,.]/)[0]) === plain(value);
  // An answer may omit the brackets of an array.
  const wanted = answer.includes("[") ? words(value) : words(value).replace(/^\[ (.+) \]$/, "$1");
  return plain(answer) === plain(value) || words(answer) === wanted;
}

// An element with a class and a text.
function element(name, kind, text) {
  const made = document.createElement(name);
  made.className = kind;
  made.textContent = text;
  return made;
}

// Predictions: values with a reason are hidden, and each is predicted once, even if it is on the page several times.
const hide = document.getElementById("hide");
if (hide) {
  const score = document.getElementById("score");
  // A live page shows the program in its editor.
  const inBlocks = (values) => [...document.querySelectorAll(`main [data-block] ${values}, #desk:not(.live) [data-block] ${values}`)];
  // Without reasons, all values.
  const kind = inBlocks("[data-why]").length ? "[data-why]" : ".v";
  const values = () => inBlocks(kind);
  const key = (value) => `${value.dataset.why ?? ""}\n${value.textContent}`;
  const said = new Map();     // whether each was right
  let count = 0;

  const fields = () => [...document.querySelectorAll(".v.hidden[role=button]")];
  const show = (value) => {
    value.classList.remove("hidden");
    for (const name of ["role", "tabindex", "aria-label", "aria-hidden"]) value.removeAttribute(name);
  };
  const draw = () => {
    const right = [...said.values()].filter(Boolean).length;
    const isDone = said.size === count;
    const words = isDone ? `${right} of ${count} right` : `Predict ${said.size + 1} of ${count}${said.size ? ` · ${right} right` : ""}`;
    const way = element("button", "link", words);
    way.type = "button";
    way.addEventListener("click", () => { fields()[0]?.scrollIntoView({ block: "center" }); fields()[0]?.click(); });
    score.replaceChildren(isDone ? words : way);
    if (isDone) document.dispatchEvent(new CustomEvent("score", { detail: `${right} ${count}` }));
  };
  // The paragraph below a block gives its values away, so it stays folded until they are predicted.
  const folds = () => [...document.querySelectorAll("main .fold")];
  const unfold = (fold) => { fold.nextElementSibling.hidden = false; fold.remove(); };
  const foldAll = () => {
    for (const block of document.querySelectorAll("main [data-block]:has(.v.hidden)")) {
      let next = block.nextElementSibling;
      while (next?.matches(".to")) next = next.nextElementSibling;
      if (!next?.matches("p:not([hidden])")) continue;
      const way = element("button", "link", "Show the explanation");
      way.type = "button";
      const fold = element("p", "fold", "");
      fold.append(way);
      way.addEventListener("click", () => unfold(fold));
      [fold.block, next.hidden] = [block, true];
      next.before(fold);
    }
  };
  const tell = (value, answer) => {
    for (const one of values()) if (key(one) === key(value)) show(one);
    const isRight = answer !== "" && isAnswer(answer, value.textContent.replace(/^\/\/\s*/, ""));
    if (!said.has(key(value))) said.set(key(value), isRight);
    const words = answer === "" ? "" : isRight ? "✓ right. " : `✗ your guess: ${answer}. `;
    const told = element("span", "told", " ");
    told.append(element("b", isRight ? "ok" : "no", words), value.dataset.why ?? "");
    value.after(told);
    for (const fold of folds()) if (!fold.block.querySelector(".v.hidden")) unfold(fold);
    // The focused reason is announced by a screen reader; the next value is one Tab away.
    told.tabIndex = -1;
    told.focus({ preventScroll: true });
    draw();
  };
  const ask = (value) => {
    const input = document.createElement("input");
    input.setAttribute("aria-label", "Your guess. Enter checks it; leave empty to show it.");
    input.placeholder = /^\/\/ \[/.test(value.textContent) ? "[…] ⏎" : "predict ⏎";
    [input.className, input.autocomplete, input.spellcheck] = ["say", "off", false];
    value.replaceWith(input);
    input.focus({ preventScroll: true });
    let isDone = false;
    const end = (act) => {
      if (isDone) return;
      isDone = true;
      input.replaceWith(value);
      act();
    };
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") end(() => value.focus());
      if (event.key !== "Enter") return;
      event.preventDefault();
      end(() => tell(value, input.value.trim()));
    });
    // Leaving the field submits a typed answer.
    input.addEventListener("blur", () => end(() => { if (input.value.trim()) tell(value, input.value.trim()); }));
  };

  count = new Set(values().map(key)).size;
  hide.hidden = count === 0;
  hide.addEventListener("click", () => {
    const isHiding = hide.getAttribute("aria-pressed") !== "true";
    const back = readingPlace();
    hide.setAttribute("aria-pressed", String(isHiding));
    hide.textContent = isHiding ? "Show values" : "Hide values and predict";
    document.body.classList.toggle("hiding", isHiding);
    document.querySelectorAll(".told").forEach((told) => told.remove());
    folds().forEach(unfold);
    said.clear();
    score.textContent = "";
    const seen = new Set();
    for (const value of values()) {
      if (!isHiding) { show(value); continue; }
      value.classList.add("hidden");
      // The same value further down would reveal it.
      if (seen.has(key(value))) { value.setAttribute("aria-hidden", "true"); continue; }
      seen.add(key(value));
      for (const [name, text] of [["role", "button"], ["tabindex", "0"], ["aria-label", "Hidden value: predict it"]]) {
        value.setAttribute(name, text);
      }
    }
    count = seen.size || count;
    if (isHiding) { foldAll(); draw(); }
    back();
  });
  const act = (event) => {
    const value = event.target.closest?.(".v.hidden[role=button]");
    if (!value || event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    ask(value);
  };
  for (const kind of ["click", "keydown"]) document.addEventListener(kind, act);
}

for (const experiment of document.querySelectorAll(".experiment")) {
  const [form, details] = [experiment.querySelector("form"), experiment.querySelector("details")];
  [form.hidden, details.hidden] = [false, true];
  const value = details.querySelector(".value").textContent;
  form.elements.answer.placeholder = /^(yes|no)$/.test(value) ? "yes or no" : /^made \d+, gone \d+$/.test(value) ? "made …, gone …" : "";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = form.elements.answer.value.trim();
    experiment.querySelector(".told")?.remove();
    if (answer && /^(yes|no)$/.test(value) && !/^(yes|no|y|n|true|false)\b/i.test(answer)) {
      form.after(element("p", "told no", "Yes or no?"));
      return;
    }
    if (answer) {
      const isRight = isAnswer(answer, details.querySelector(".value").textContent);
      const told = element("p", isRight ? "told ok" : "told no", isRight ? "✓ right" : `✗ your guess: ${answer}`);
      form.after(told);
      told.tabIndex = -1;
      told.focus({ preventScroll: true });
    }
    [details.hidden, details.open] = [false, true];
    experiment.dispatchEvent(new CustomEvent("said", { bubbles: true }));
  });
}
