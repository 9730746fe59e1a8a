// Applies the reader's frame settings before the first paint, to avoid layout shifts. frame.js does the rest.
"use strict";

{
  const page = document.documentElement;
  const kept = (storage, key) => { try { return storage.getItem(`book ${key}`); } catch { return null; } };
  page.classList.add("js");
  const rail = kept(localStorage, "rail");
  page.classList.toggle("norail", rail ? rail === "closed" : !matchMedia("(min-width: 1500px)").matches);
  for (const [name, unit] of [["desk-w", "vw"], ["desk-h", "dvh"]]) {
    const size = parseFloat(kept(localStorage, name));
    if (size > 0 && size < 100) page.style.setProperty(`--${name}`, size + unit);
  }
  page.dataset.view = kept(sessionStorage, `view ${location.pathname}`) === "program" ? "program" : "read";
}
