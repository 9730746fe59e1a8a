// The big view, and the values that wait for a prediction. Without this file each page reads as well.
"use strict";

// A big view for a projector: n and p (or a presenter's page keys) go from heading to heading.
const big = document.getElementById("big");
const project = (isBig) => {
  document.documentElement.classList.toggle("big", isBig);
  big.setAttribute("aria-pressed", String(isBig));
  big.textContent = isBig ? "Leave (Escape), n next, p before" : "Projector";
  try { sessionStorage.setItem("big", isBig ? "1" : ""); } catch { /* It is not kept, and works. */ }
};
big.hidden = false;
big.addEventListener("click", () => project(big.getAttribute("aria-pressed") !== "true"));
try { if (sessionStorage.getItem("big")) project(true); } catch { /* As above. */ }
document.addEventListener("keydown", (event) => {
  if (!document.documentElement.classList.contains("big") || event.target.closest("input, textarea")) return;
  if (event.key === "Escape") project(false);
  const step = { n: 1, PageDown: 1, p: -1, PageUp: -1 }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const stops = [...document.querySelectorAll("#page :is(h1, h2, h3, figure, [data-block])")];
  const top = Math.max(0, scroller().getBoundingClientRect().top);
  const tops = stops.map((stop) => stop.getBoundingClientRect().top - top);
  const next = step > 0 ? tops.findIndex((top) => top > 40) : tops.findLastIndex((top) => top < -1);
  if (next >= 0) scroller().scrollBy({ top: tops[next] - 16 });
});

// Whether an answer is a value: as the package's own `predict` decides it.
function isAnswer(answer, value) {
  const plain = (text) => {
    const bare = text.replace(/[A-Z]\w*\.(?=[A-Za-z])/g, "").replace(/^\s*Optional\((.*)\)\s*$/, "$1")
      .toLowerCase().replace(/[\s"'“”`]/g, "");
    return { yes: "true", y: "true", t: "true", no: "false", n: "false", f: "false" }[bare] ?? bare;
  };
  const words = (text) => text.toLowerCase().replace(/["'“”`]/g, "").replace(/[[\](){}]/g, " $& ")
    .split(/[\s,:]+/).filter(Boolean).join(" ");
  if (/^(yes|no)$/i.test(value)) return plain(answer.split(/[\s,.]/)[0]) === plain(value);
  return plain(answer) === plain(value) || words(answer) === words(value);
}

// An element with a class and a text.
function element(name, kind, text) {
  const made = document.createElement(name);
  made.className = kind;
  made.textContent = text;
  return made;
}

const hide = document.getElementById("hide");
if (hide) {
  // A live page shows the program in its editor, not as it is printed.
  const values = [...document.querySelectorAll("main [data-block] pre .v, #desk:not(.live) [data-block] pre .v")];
  const score = document.getElementById("score");
  // A value stands in the guide and in the program below it: its reason names it.
  const best = new Set(values.map((value) => value.dataset.why).filter(Boolean));
  const said = new Map();

  const show = (value) => {
    value.classList.remove("hidden");
    for (const name of ["role", "tabindex", "aria-label"]) value.removeAttribute(name);
  };
  const tell = (value, answer) => {
    show(value);
    const next = values.slice(values.indexOf(value) + 1).find((other) => other.classList.contains("hidden"));
    const why = value.dataset.why;
    const isRight = answer !== "" && isAnswer(answer, value.textContent.replace(/^\/\/\s*/, ""));
    if (why) value.after(element("span", "told", ` ${why}`));
    if (answer) value.after(element("span", isRight ? "told ok" : "told no", isRight ? " ✓ right." : ` ✗ you said ${answer}.`));
    next?.focus({ preventScroll: true });
    if (!answer) return;
    const key = why ?? value;
    if (!said.has(key)) said.set(key, isRight);
    score.textContent = `${[...said.values()].filter(Boolean).length} of ${said.size} right.`;
    if (best.size === 0 || ![...best].every((one) => said.has(one))) return;
    const right = [...best].filter((one) => said.get(one)).length;
    score.textContent += ` Of the ${best.size} that matter most: ${right}.`;
    document.dispatchEvent(new CustomEvent("score", { detail: `${right} ${best.size}` }));
  };
  const ask = (value) => {
    const input = document.createElement("input");
    input.setAttribute("aria-label", "What is the value? Enter says it; an empty one shows it.");
    input.placeholder = /^\/\/ \[/.test(value.textContent) ? "[…], then Enter" : "say it, then Enter";
    input.className = "say";
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
    // What was typed was meant.
    input.addEventListener("blur", () => end(() => { if (input.value.trim()) tell(value, input.value.trim()); }));
  };

  hide.hidden = values.length === 0;
  hide.addEventListener("click", () => {
    const isHiding = hide.getAttribute("aria-pressed") !== "true";
    hide.setAttribute("aria-pressed", String(isHiding));
    hide.textContent = isHiding ? "Show the values" : "Hide the values, to say them first";
    document.body.classList.toggle("hiding", isHiding);
    document.querySelectorAll(".told").forEach((told) => told.remove());
    said.clear();
    score.textContent = isHiding ? "Choose a gray bar, and say the value." : "";
    for (const value of values) {
      if (!isHiding) { show(value); continue; }
      value.classList.add("hidden");
      value.setAttribute("role", "button");
      value.setAttribute("tabindex", "0");
      value.setAttribute("aria-label", "A hidden value. Press Enter to say it.");
    }
  });
  for (const value of values) {
    value.addEventListener("click", () => { if (value.classList.contains("hidden")) ask(value); });
    value.addEventListener("keydown", (event) => {
      if (!value.classList.contains("hidden") || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      ask(value);
    });
  }
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
      form.after(element("p", "told no", "yes or no?"));
      return;
    }
    if (answer) {
      const isRight = isAnswer(answer, details.querySelector(".value").textContent);
      form.after(element("p", isRight ? "told ok" : "told no", isRight ? "✓ right" : "✗ not so"));
    }
    [details.hidden, details.open] = [false, true];
    experiment.dispatchEvent(new CustomEvent("said", { bubbles: true }));
  });
}
