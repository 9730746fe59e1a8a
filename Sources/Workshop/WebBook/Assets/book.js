// The search, and the values that wait for a prediction. Without this file each page reads as well.
"use strict";

const root = document.currentScript.dataset.root;
const form = document.querySelector("form[role=search]");
const search = document.getElementById("search");
const found = document.getElementById("found");

form.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  found.querySelector("a")?.click();
});
search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = words.length === 0 ? [] : pages.filter(([title, page]) => {
    const text = `${title} ${page}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  found.replaceChildren(...hits.slice(0, 12).map(([title, page, path]) => {
    const [item, link, small] = ["li", "a", "small"].map((name) => document.createElement(name));
    link.href = root + path;
    small.textContent = page;
    link.append(title, small);
    item.append(link);
    return item;
  }));
});

const hide = document.getElementById("hide");
if (hide) {
  const values = [...document.querySelectorAll("pre .v")];
  const show = (value) => {
    value.classList.remove("hidden");
    value.removeAttribute("role");
    value.removeAttribute("tabindex");
    value.removeAttribute("aria-label");
  };
  hide.hidden = values.length === 0;
  hide.addEventListener("click", () => {
    const isHiding = hide.getAttribute("aria-pressed") !== "true";
    hide.setAttribute("aria-pressed", String(isHiding));
    hide.textContent = isHiding ? "Show the values" : "Hide the values";
    for (const value of values) {
      if (!isHiding) { show(value); continue; }
      value.classList.add("hidden");
      value.setAttribute("role", "button");
      value.setAttribute("tabindex", "0");
      value.setAttribute("aria-label", "A hidden value. Say it, then press Enter.");
    }
  });
  for (const value of values) {
    value.addEventListener("click", () => show(value));
    value.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      show(value);
    });
  }
}
