// The search dialog, with results in groups. `/` opens it, and so do Control or Command with K, the button
// in the header, and elements with `data-find`.
"use strict";

{
  const { root } = document.currentScript.dataset;
  // The groups, in display order, and the kinds of rows in each.
  const groups = [
    ["Questions", ["question"]], ["Chapters", ["chapter", "more", "page"]], ["Headings", ["heading"]], ["Terms", ["term"]],
    ["Exercises", ["exercise"]], ["Claims", ["claim"]],
  ];
  const most = 5;
  // Words and phrases that people use for the same thing.
  const synonyms = [
    ["circular dependency", "cyclic dependency", "import cycle", "cycle", "need each other", "depend on each other"],
    ["memory leak", "memory leaks", "leak", "retain cycle", "never freed", "not released", "not deallocated", "deinit not called", "not deinit", "deinit never called", "not freed", "not deallocating", "still in memory", "memory graph", "instruments", "retained"],
    ["mock", "stub", "fake", "spy", "test double", "dummy"],
    ["generated mock", "mock generator", "spyable", "mock macro", "mockolo", "sourcery", "cuckoo", "swiftymocky", "mockingbird", "automockable", "mockable"],
    ["di container", "ioc container", "container", "swinject", "resolver", "factory kit", "dip", "needle", "weaver", "safedi", "cleanse", "typhoon", "knit"],
    ["scope", "lifetime", "lifestyle", "object scope", "singleton scope", "cached scope"],
    ["logout", "log out", "sign out", "signing out", "switch account", "previous user", "next user"],
    ["android", "linux", "platform", "platforms", "foundationnetworking"],
    ["shutdown", "shut down", "syncshutdown"],
    ["xcframework", "binary framework", "binary target", "implementationonly", "internal import"],
    ["test helper", "test helpers", "test support", "test utilities", "shared mocks"],
    ["subcommand", "subcommands", "parent command", "optiongroup"],
    ["manifest", "package.swift"],
    ["grpc", "servercontext", "metadata"],
    ["generated client", "generated api client", "openapi", "swagger", "apollo", "graphql"],
    ["service locator", "locator", "registry", "injected"],
    ["navigationstack", "navigationpath", "navigation", "navigate", "coordinator", "router", "flow", "next screen", "segue"],
    ["deep link", "deeplink", "universal link", "url scheme", "push notification"],
    ["singleton", "shared", "shared instance", "sharedinstance", "static let", "global"],
    ["feature flag", "feature flags", "feature toggle", "feature toggles", "remote config", "flag", "flags"],
    ["base url", "environment variable", "environment variables", "build configuration", "staging", "configuration", "api key", "secrets"],
    ["database", "core data", "swiftdata", "sqlite", "realm", "grdb", "fluent", "postgres", "postgresql", "mysql", "modelcontext", "repository", "repository pattern"],
    ["random", "rng", "randomnumbergenerator", "seed", "shuffle", "dice", "uuid", "chance"],
    ["timezone", "time zone", "calendar", "locale", "date", "daylight saving"],
    ["locale", "currency", "numberformatter", "dateformatter", "formatted", "language"],
    ["clock", "sleep", "timeout", "timer", "delay", "debounce"],
    ["userdefaults", "user defaults", "settings", "keychain", "appstorage"],
    ["main actor", "mainactor", "main thread", "main queue", "isolation", "isolated"],
    ["default isolation", "main actor by default", "approachable concurrency", "defaultisolation", "nonisolated"],
    ["data race", "race condition", "thread safety", "thread safe", "sendable", "concurrency"],
    ["swift-dependencies", "swift dependencies", "pointfree", "withdependencies", "dependencykey", "dependencyvalues"],
    ["environmentobject", "environment object", "environmentvalues", "environment"],
    ["viewmodel", "view model", "observableobject", "observable", "model", "mvvm"],
    ["unit test", "unit tests", "tests", "test", "testing", "xctest", "swift testing"],
    ["whole app", "app launch", "host application", "test host", "prevent app", "appdelegate"],
    ["serialized", "parallel", "side by side", "at the same time", "flaky", "order of tests", "random order", "execution order"],
    ["constructor injection", "initializer injection", "init", "initializer", "constructor"],
    ["extension", "widget", "app extension", "app group", "share extension"],
    ["logger", "logging", "log", "oslog", "swift-log"],
    ["analytics", "tracking", "event", "events"],
    ["third-party", "third party", "vendor", "sdk", "firebase", "storekit", "in-app purchase", "healthkit", "cloudkit"],
    ["delegate", "cllocationmanager", "location manager", "core location", "cbcentralmanager", "centralmanager", "bluetooth"],
    ["ui test", "ui tests", "xcuitest", "uitests", "launch argument", "launch arguments", "command line arguments", "launchenvironment"],
    ["notificationcenter", "notification center", "notifications"],
    ["interceptor", "middleware", "aspect", "aop"],
    ["redux", "reswift", "flux", "swiftuiflux", "tca", "composable architecture", "reducer", "thunk", "side effect", "side effects", "async action", "async actions", "mobius"],
    ["event bus", "eventbus", "mediator"],
    ["multicast delegate", "multicast", "several delegates", "multiple delegates"],
    ["plug-in", "plug in", "plugin", "plug-ins", "plugins", "dlopen"],
    ["command pattern", "undo", "undomanager"],
    ["eager", "eagerly", "at launch", "app launch", "starts too late"],
    ["rootviewcontroller", "root view controller", "replace the window", "change root", "switch root"],
    ["deallocated immediately", "freed at once", "deallocated too early", "nil at once"],
    ["called twice", "runs twice", "multiple times", "several times", "duplicate observers"],
    ["cell", "cells", "cellforrowat", "collection view cell", "table view cell", "prepareforreuse", "reuse"],
    ["presenting", "presentingviewcontroller", "presentation anchor", "aswebauthenticationsession", "google sign in", "googlesignin", "root view controller"],
    ["state restoration", "restore", "restoration", "scenestorage"],
    ["keywindow", "connectedscenes", "wrong window", "top view controller", "topmost view controller", "several windows", "multiple windows"],
    ["swipe down", "swiped down", "swipe to dismiss", "interactive dismiss", "presentationcontrollerdiddismiss"],
    ["never called", "not called", "isn't called", "anycancellable", "nskeyvalueobservation"],
    ["session container", "session scope", "user scope", "logged in and logged out"],
    ["app intent", "app intents", "appintent", "appintents", "siri", "shortcuts", "appdependencymanager"],
    ["menu", "menu bar", "menu command", "commands", "focusedvalue", "menubarextra", "settings scene"],
    ["background task", "background refresh", "background fetch", "bgtaskscheduler", "backgroundtask"],
    ["teardown", "tear down", "clean up", "cleanup", "after each", "aftereach"],
    ["transitive", "indirect dependency", "undeclared", "doesn't declare"],
    ["camera", "avfoundation", "avcapturedevice", "captureoutput", "sample buffer", "samplebuffer", "barcode", "qr code"],
    ["crash", "crashes", "exc_breakpoint", "exc_bad_access", "sigtrap", "sigill"],
    ["cache", "caching", "offline", "fallback"],
    ["retry", "retries", "second try", "backoff"],
    ["token refresh", "refresh token", "new token", "access token", "bearer", "401", "requestretrier", "authentication", "reauthenticate"],
    ["account", "accounts", "multi user", "multiple users", "tenant", "logins"],
    ["compile time", "build time", "recompile", "rebuild", "slow build"],
    ["performance", "slow", "faster", "overhead", "cost", "existential", "binary size", "any or generic", "some vs any", "generics"],
    ["async let", "concurrently", "parallel requests", "two requests", "child task", "task group", "taskgroup", "dispatchgroup"],
    ["semaphore", "dispatchsemaphore", "synchronous", "synchronously", "blocking"],
    ["serial queue", "one after another", "serial", "operationqueue", "in order", "sequentially"],
    ["unownedexecutor", "executor", "dispatchqueue", "avcapturesession", "capture session"],
    ["wait", "fulfillment", "waitforexpectations", "xctestexpectation", "expectation"],
    ["stateobject", "observedobject", "injectedobject", "doesn't update", "not updating", "observe"],
    ["static func", "static function", "static method", "static requirement", "metatype"],
    ["argument", "runtime argument", "runtime parameter", "assisted injection", "dynamic dependency"],
    ["child container", "parent container", "container hierarchy", "subcomponent", "child scope"],
    ["same instance", "single instance", "one instance"],
    ["before all", "beforeall", "class setup", "once for all", "setup once", "fixture"],
    ["uiapplication", "uidevice", "uiscreen"],
    ["too many parameters", "many arguments", "big initializer", "parameters", "prop drilling", "pass through"],
    ["cancel", "canceled", "cancelled", "cancellation"],
    ["fatalerror", "precondition", "preconditionfailure", "assertionfailure", "trap", "exit test"],
    ["undefined symbol", "undefined symbols", "symbol not found", "dyld", "linker error", "linker"],
    ["preview", "previews", "xcode preview", "previewprovider", "previewvalue", "preparedependencies"],
    ["viper", "presenter", "interactor", "mvp"],
    ["configurator", "builder", "assembly", "composer"],
    ["clean architecture", "use case", "usecase", "domain layer", "data layer", "presentation layer", "layers"],
    ["ribs", "riblet", "builder", "component"],
    ["objective-c", "objc", "ns_unavailable", "objective c"],
    ["offline queue", "outbox", "upload queue", "persist requests", "persisted requests", "pending requests"],
    ["kotlin", "koin", "kmp", "kmm", "kotlin multiplatform"],
    ["archive", "release build", "if debug", "testflight"],
    ["theme", "design token", "image cache", "image loader", "nuke", "kingfisher"],
    ["shell command", "process", "subprocess"],
    ["scene delegate", "scenedelegate", "app delegate", "appdelegate"],
    ["pop", "dismiss", "go back", "close"],
    ["associated type", "associatedtype", "generic protocol", "generic loader", "primary associated type", "type erasure", "type erased", "anyrepository"],
    ["target membership", "member of both targets", "two targets", "linked twice", "implemented in both"],
    ["hang", "hangs", "deadlock", "dispatch_once", "lock recursively"],
    ["optional", "null object", "no-op", "noop", "does nothing", "missing"],
    ["composite", "several services", "several of one protocol", "all implementations", "multibinding", "collection injection"],
    ["isloading", "loading state", "spinner", "while a request runs"],
    ["decodable", "decoder", "codable", "userinfo", "json"],
    ["command line tool", "parsablecommand", "argumentparser", "argument parser", "cli"],
    ["lambda", "serverless"],
    ["websocket", "websockets", "web socket", "web sockets", "urlsessionwebsockettask"],
    ["nsmanagedobject", "managed object", "model object"],
    ["reconnect", "connection breaks", "connection lost", "opens again"],
    ["file", "files", "filemanager", "file system"],
    ["game", "spritekit", "skscene", "gamescene", "godot"],
    ["uiviewrepresentable", "uiviewcontrollerrepresentable", "nsviewrepresentable", "representable"],
    ["framework", "package", "swiftpm", "spm"],
    ["separate", "own module", "interface module"],
    ["implicitly unwrapped", "implicitly unwrapped optional", "iuo"],
    ["throws", "throwing", "fails", "failure", "error"],
    ["stream", "asyncstream", "combine", "rxswift", "publisher", "location", "reachability"],
    ["module", "package", "target", "framework", "plugin", "modularization"],
    ["http", "urlsession", "urlprotocol", "alamofire", "moya", "network", "networking", "request", "api client", "transport"],
    ["vapor", "hummingbird", "server", "request scope", "per request"],
  ];
  const skipped = new Set(("a after an and another are as at be but by can do does doesn't don't every for from get gets has have how i if in is isn't it its many me my "
    + "not of on one only or our same several should so some that the their them then there this to two use using want was we what when where which who why will with you your swift ios")
    .split(" "));
  // Each word of a text, followed by its parts: `URLSessionHTTPClient` is also found by "client".
  const wholes = (text) => (text.match(/[\p{L}\d_'@.-]*[\p{L}\d_]/gu) ?? []).map((word) => {
    const parts = word.split(/[^\p{L}\d']+|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).filter(Boolean);
    return (parts.length > 1 ? [word.replace(/^[@.]+/, ""), ...parts] : parts).map((part) => part.toLowerCase());
  });
  const split = (text) => wholes(text).flat();
  // The end of a Swift 5 warning says nothing about the question.
  const asked = (query) => query.toLowerCase().replace(/; this is an error in the swift 6 language mode/, "");
  const stem = (word) => word.length < 5 ? word.replace(/s$/, "") : word.replace(/(?:ies|es|s|ing|ed|ion|ions)$/, "");

  // The rows that have each word, and how much the word says about the row: in the title, in the line below, in the section.
  let index = null;
  function prepare() {
    index = { words: new Map(), stems: new Map(), plain: pages.map(([title, about, , , words]) => ` ${split(`${title} ${about}`).join(" ")} ${words} `) };
    pages.forEach(([title, about, , , words], row) => {
      // A long row has words of many questions, so each of them says less about it.
      const share = Math.min(1, (40 / split(`${title} ${about}`).length) ** 0.2);
      for (const [text, weight] of [[words, 0.4], [about, 0.75 * share], [title, share]]) {
        for (const word of split(text)) {
          if (!index.words.has(word)) index.words.set(word, new Map());
          index.words.get(word).set(row, weight);
        }
      }
    });
    for (const word of index.words.keys()) index.stems.set(stem(word), [...index.stems.get(stem(word)) ?? [], word]);
  }

  // The best weight of any of these words in each row.
  function rowsOf(words) {
    const rows = new Map();
    for (const [word, share] of words) {
      for (const [row, weight] of index.words.get(word) ?? []) rows.set(row, Math.max(rows.get(row) ?? 0, weight * share));
    }
    return rows;
  }

  // Whether one letter was left out, added, changed or exchanged with its neighbor; in a long word two.
  function slips(one, other, limit) {
    if (Math.abs(one.length - other.length) > limit) return limit + 1;
    let [before, last] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
    for (let i = 1; i <= one.length; i += 1) {
      const now = [i];
      for (let j = 1; j <= other.length; j += 1) {
        now[j] = Math.min(last[j] + 1, now[j - 1] + 1, last[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
        if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) now[j] = Math.min(now[j], before[j - 2] + 1);
      }
      [before, last] = [last, now];
    }
    return last[other.length];
  }
  function nearest(word) {
    const limit = word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
    const near = [...index.words].map(([other, rows]) => ({ other, rows: rows.size, slips: limit && other.length > 3 ? slips(word, other, limit) : limit + 1 }))
      .filter((one) => one.slips <= limit);
    near.sort((one, next) => one.slips - next.slips || next.rows - one.rows);
    return near[0]?.other;
  }

  // What the query asks for: each word with its other forms, and each phrase with its synonyms.
  function wishes(query) {
    const words = [...new Set(split(asked(query)))];
    const partsOf = new Map(wholes(query).map(([word, ...parts]) => [word, parts.filter((part) => !skipped.has(part) && part.length > 1)]));
    // A name is asked for as a whole, and its parts stand for it where no row has it.
    const parted = new Set([...partsOf].flatMap(([word, parts]) => index.words.has(word) ? parts : []));
    const telling = words.filter((word) => !skipped.has(word) && !parted.has(word));
    const found = (telling.length ? telling : words).map((word) => {
      const forms = new Map([[word, 1]]);
      for (const other of index.stems.get(stem(word)) ?? []) if (!forms.has(other)) forms.set(other, 0.9);
      if (word.length > 2) for (const other of index.words.keys()) if (other.startsWith(word) && !forms.has(other)) forms.set(other, 0.8);
      // `AppDelegate` is also in a row that has "app" and "delegate".
      const parts = (partsOf.get(word) ?? []).map((part) => rowsOf([[part, 0.9]]));
      const together = [...parts[0]?.keys() ?? []].filter((row) => parts.every((one) => one.has(row)));
      let corrected;
      if (together.length === 0 && ![...forms.keys()].some((form) => index.words.has(form))) {
        corrected = nearest(word);
        if (corrected) forms.set(corrected, 0.7);
      }
      const rows = rowsOf(forms);
      for (const row of together) rows.set(row, Math.max(rows.get(row) ?? 0, Math.min(...parts.map((one) => one.get(row)))));
      return { rows, corrected };
    });
    const text = ` ${words.join(" ")} `;
    for (const group of synonyms) {
      const said = group.filter((phrase) => text.includes(` ${phrase} `));
      if (said.length === 0) continue;
      const rows = new Map();
      for (const phrase of group) {
        const own = phrase.split(/[ -]/).map((word) => rowsOf([[word, 1], ...(index.stems.get(stem(word)) ?? []).map((other) => [other, 0.9])]));
        for (const row of own[0].keys()) {
          if (!own.every((one) => one.has(row)) || own.length > 1 && !index.plain[row].includes(` ${phrase}`) && !said.includes(phrase)) continue;
          const weight = Math.min(...own.map((one) => one.get(row))) * (said.includes(phrase) ? 1 : 0.7);
          rows.set(row, Math.max(rows.get(row) ?? 0, weight));
        }
      }
      found.push({ rows });
    }
    return found;
  }

  // The rows with the most of what the query asks for, weighted by rarity, so that a compiler message is found despite your own
  // type names in it. A question of Choosing leads to an answer; a claim is a sentence of a document,
  // and one that is refuted comes behind what the book says.
  const bonus = { question: 0.12, chapter: 0.06, heading: 0.04, more: 0.04, term: 0.05, page: 0, exercise: -0.05, claim: -0.15 };
  function hits(query) {
    const all = wishes(query);
    const worth = all.map(({ rows }) => rows.size ? Math.log(1 + pages.length / rows.size) : 0);
    const sum = worth.reduce((one, other) => one + other, 0);
    const scores = new Map();
    all.forEach(({ rows }, wish) => {
      for (const [row, weight] of rows) scores.set(row, (scores.get(row) ?? 0) + weight * worth[wish]);
    });
    const whole = split(asked(query)).join(" ");
    const list = [...scores].map(([row, score]) => {
      const [title, about, , kind] = pages[row];
      const own = split(title).join(" ");
      const refuted = kind === "claim" && about.startsWith("Refuted") ? -0.4 : 0;
      return { row: pages[row], score: score / sum + bonus[kind] + refuted + (own === whole ? 0.6 : own.startsWith(whole) ? 0.25 : own.includes(whole) ? 0.15 : 0) };
    });
    list.sort((one, other) => other.score - one.score);
    const best = list[0]?.score ?? 0;
    return { all: list.filter(({ score }) => score >= 0.5 * best), corrected: all.map((one) => one.corrected).filter(Boolean) };
  }

  // The three best hits, each with a page or section of its own, then all others by group, the group with the best one first.
  function found(query) {
    const { all, corrected } = hits(query);
    const best = [];
    for (const hit of all) if (best.length < 3 && !best.some(({ row }) => row[2] === hit.row[2])) best.push(hit);
    const filled = groups.map(([title, kinds]) => ({ title, rows: all.filter((hit) => kinds.includes(hit.row[3]) && !best.includes(hit)) }))
      .filter(({ rows }) => rows.length > 0).sort((one, other) => other.rows[0].score - one.rows[0].score);
    return { groups: best.length ? [{ title: "Best", rows: best }, ...filled] : [], corrected };
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
    const { groups: filled, corrected } = words.length && index ? found(field.value) : { groups: [], corrected: [] };
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
    const instead = corrected.length ? `, for “${corrected.join(" ")}”` : "";
    none.textContent = !words.length || !index ? "" : count ? `${count} ${count === 1 ? "result" : "results"}${instead}`
      : "No results. Try another word, or see ";
    none.classList.toggle("words", count > 0);
    if (words.length && index && !count) {
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

  // The index is large, so a page loads it at the first search.
  let loading = null;
  function load() {
    if (loading) return;
    loading = make("script", "");
    loading.src = `${root}search.js`;
    loading.addEventListener("load", () => { prepare(); draw(); });
    loading.addEventListener("error", () => { loading = null; });
    document.head.append(loading);
  }

  function show(text = "") {
    if (dialog.open) return;
    load();
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
