// The files of a page: tabs for the first and the three last opened files, and a list of all.
"use strict";

class FileTabs {
  // `onChoose` gets the name of a file.
  constructor(box, onChoose) {
    [this.tabs, this.list] = [element("div", "row", ""), element("details", "menu files", "")];
    this.count = this.list.appendChild(element("summary", "", ""));
    this.all = this.list.appendChild(element("div", "", ""));
    box.append(this.tabs, this.list);
    [this.opened, this.list.hidden] = [[], true];
    box.addEventListener("click", (event) => {
      const name = event.target.closest("[data-file]")?.dataset.file;
      if (!name) return;
      this.list.open = false;
      onChoose(name);
    });
    // A mouse wheel scrolls the row sideways.
    this.tabs.addEventListener("wheel", (event) => {
      if (event.deltaX || event.shiftKey) return;
      this.tabs.scrollLeft += event.deltaY;
      event.preventDefault();
    }, { passive: false });
    this.list.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.list.open = true;
      const files = [...this.all.querySelectorAll("button")];
      const at = files.indexOf(document.activeElement);
      files[at < 0 ? 0 : (at + step + files.length) % files.length].focus();
    });
  }

  // `mark` returns a label for a file, such as "not saved".
  draw(files, current, mark) {
    const names = files.map((one) => one.name);
    if (names.includes(current) && current !== names[0]) {
      this.opened = [current, ...this.opened.filter((name) => name !== current)].slice(0, 3);
    }
    const button = (place, file, title) => {
      const made = [...place.querySelectorAll("button")].find((one) => one.dataset.file === file.name) ?? element("button", "", "");
      const [words, shown] = [mark(file), `${title}${mark(file) ? ` · ${mark(file)}` : ""}`];
      [made.type, made.dataset.file, made.dataset.mark, made.title] = ["button", file.name, words, file.name];
      if (made.textContent !== shown) made.textContent = shown;
      made.setAttribute("aria-pressed", String(file.name === current));
      return made;
    };
    const isTab = (file, index) => index === 0 || this.opened.includes(file.name) || files.length <= 4;
    // Existing elements are moved, not recreated, because they may have the focus.
    const put = (place, parts) => {
      if (parts.some((part, index) => place.children[index] !== part) || place.children.length !== parts.length) place.replaceChildren(...parts);
    };
    put(this.tabs, files.filter(isTab).map((file) => button(this.tabs, file, file.name)));
    const tab = this.tabs.querySelector("[aria-pressed=true]");
    if (tab) {
      const [start, end] = [tab.offsetLeft - this.tabs.offsetLeft, tab.offsetLeft - this.tabs.offsetLeft + tab.offsetWidth];
      if (start < this.tabs.scrollLeft) this.tabs.scrollLeft = start;
      else if (end > this.tabs.scrollLeft + this.tabs.clientWidth) this.tabs.scrollLeft = end - this.tabs.clientWidth;
    }
    this.list.hidden = files.length <= 4;
    this.count.textContent = `${files.length} files`;
    const groups = new Map();
    for (const file of files) {
      const folder = file.name.includes("/") ? file.name.slice(0, file.name.lastIndexOf("/")) : "";
      groups.set(folder, [...groups.get(folder) ?? [], file]);
    }
    const parts = [...groups].flatMap(([folder, files]) => {
      const title = folder === "" ? "The pattern" : folder.replace(/^(?:\.\.\/)+/, "");
      const known = [...this.all.querySelectorAll("p")].find((one) => one.textContent === title);
      return [
        known ?? element("p", "group", title),
        ...files.map((file) => button(this.all, file, file.name.slice(folder.length).replace(/^\//, ""))),
      ];
    });
    put(this.all, parts);
  }
}
