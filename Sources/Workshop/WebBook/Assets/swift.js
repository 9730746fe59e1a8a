// Syntax coloring, a line at a time: `swift.line(text, state)` returns the line as HTML with the classes of
// SwiftHTML.swift (`k` keyword, `s` string, `n` number, `t` type, `c` comment), the `state` for
// the next line, and the number of `{` minus that of `}`.
//
// A state lists open constructs, the outermost first: `c2` a comment in a comment, `m1` a `#"""` string, `r1` a `#/`
// regex of several lines, `i3` an interpolation with three open parentheses. "" is plain code.
"use strict";

const swift = (() => {
  const set = (words) => new Set(words.split(" "));
  const keywords = set("associatedtype class deinit enum extension fileprivate func import init inout internal let "
    + "operator precedencegroup private protocol public static struct subscript typealias var break case catch "
    + "continue default defer do else fallthrough for guard if in repeat return switch throw where while Any as "
    + "false is nil rethrows self Self super throws true try");
  // The keywords that a colon may follow; in `for: 1` the word is a label.
  const values = set("default nil true false self super Self Any");
  // Contextual keywords, which are keywords only before another word: `get` can also be a function.
  const contextual = set("actor any async await borrowing consuming convenience didSet final get indirect isolated "
    + "lazy mutating nonisolated nonmutating open override package required sending set some unowned weak willSet");
  const isNamed = set(". case func let var");
  const directives = set("#if #elseif #else #endif #sourceLocation #warning #error");

  const letter = "\\w$\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u2015\\u3040-\\uffff";
  const token = new RegExp([
    "(?<space>\\s+)", "(?<comment>\\/\\/.*|^#!.*)", "(?<block>\\/\\*)", "(?<text>#*\")", "(?<long>#+\\/)",
    `(?<pound>#[${letter}]*)`, `(?<number>\\d[${letter}]*)`, `(?<word>[${letter}]+|\`[^\`]*\`)`, "(?<other>->|[^])",
  ].join("|"), "y");
  const bracket = { "(": 1, ")": -1 };
  const brace = { "{": 1, "}": -1 };
  const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  const escaped = (text) => text.replace(/[&<>"]/g, (one) => escapes[one]);

  // The end of a number: in `pair.0.1` there are two, and `1e-3` is one.
  function endOfNumber(text, at, end) {
    const isIndex = text[at - 1] === "." && text[at - 2] !== ".";
    const point = end + (isIndex ? 0 : text.slice(end).match(/^(?:\.\d\w*)?/)[0].length);
    const isPower = (text.startsWith("0x", at) ? /p$/i : /e$/i).test(text.slice(at, point));
    return point + (isPower ? text.slice(point).match(/^(?:[+-]\d\w*)?/)[0].length : 0);
  }

  // The end of the regex `/…/` that begins here, or 0 where the slash divides.
  function endOfRegex(text, at, before) {
    if (at > 0 && !/[\s([{,;:]/.test(text[at - 1]) || before === "func" || before === "operator") return 0;
    const [found] = text.slice(at).match(/^\/(?![\s/*])(?:\\.|[^\\/])*\/(?![/*])/) ?? [""];
    const bare = found.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
    let depth = 0;
    for (const one of bare) if ((depth += bracket[one] ?? 0) < 0) return 0;
    return !found || depth || /[[\]]|\s\/$/.test(bare) ? 0 : at + found.length;
  }

  function line(text, state = "") {
    const open = state ? state.split(" ").map((one) => [one[0], Number(one.slice(1))]) : [];
    const found = [];           // text, class and kind of each token
    let [at, braces] = [0, 0];
    const take = (end, style, kind) => {
      found.push([text.slice(at, end), style, kind]);
      at = end;
    };
    // To the end of the open construct, or to a construct that opens in it.
    const readOn = ([kind, count]) => {
      const hash = "#".repeat(count);
      const [end, escape] = kind === "c" ? ["*/", "/*"] : "qr".includes(kind) ? [`/${hash}`, "\\"]
        : [(kind === "m" ? '"""' : '"') + hash, `\\${hash}`];
      let to = at;
      while (to < text.length) {
        if (text.startsWith(end, to)) {
          to += end.length;
          if (kind !== "c" || count === 1) open.pop(); else open.at(-1)[1]--;
          break;
        }
        const isEscape = text.startsWith(escape, to);
        to += isEscape ? escape.length : 1;
        if (!isEscape) continue;
        if (kind === "c") { open.at(-1)[1]++; break; }
        if (text[to] === "(" && "ms".includes(kind)) { open.push(["i", 0]); to++; break; }
        to++;
      }
      take(Math.min(to, text.length), kind === "c" ? "c" : "s", "open");
    };
    while (at < text.length) {
      const top = open.at(-1);
      if (top && top[0] !== "i") { readOn(top); continue; }
      token.lastIndex = at;
      const { 0: one, groups } = token.exec(text);
      const end = at + one.length;
      if (groups.space) take(end, "", "space");
      else if (groups.comment) take(end, "c", "comment");
      else if (groups.block) { open.push(["c", 1]); take(end, "c", "open"); }
      else if (groups.text) {
        const isLong = text.slice(end) === '""';
        open.push([isLong ? "m" : "s", one.length - 1]);
        take(isLong ? text.length : end, "s", "open");
      } else if (groups.long) {
        // With nothing behind its slash it goes on below.
        open.push([/\S/.test(text.slice(end)) ? "q" : "r", one.length - 1]);
        take(end, "s", "open");
      } else if (groups.pound) take(end, directives.has(one) ? "k" : "", "pound");
      else if (groups.number) take(endOfNumber(text, at, end), "n", "number");
      else if (groups.word) take(end, "", "word");
      else if (one === ")" && top?.[1] === 0) { open.pop(); take(end, "s", "open"); }
      else {
        const regex = one === "/" && endOfRegex(text, at, found.findLast(([, , kind]) => kind !== "space")?.[0]);
        if (top) top[1] += bracket[one] ?? 0;
        braces += brace[one] ?? 0;
        take(regex || end, regex ? "s" : "", "other");
      }
    }
    // Single-line constructs end with the line, even unclosed.
    const cut = open.findIndex(([kind]) => "sq".includes(kind));
    if (cut >= 0) open.length = cut;
    return { html: colored(found), state: open.map((one) => one.join("")).join(" "), braces };
  }

  function colored(found) {
    const solid = found.filter(([, , kind]) => kind !== "space");
    for (const [index, one] of solid.entries()) {
      const [text, , kind] = one;
      if (kind !== "word") continue;
      const [before, after] = [solid[index - 1]?.[0], solid[index + 1]];
      if (keywords.has(text)) {
        // In `1...Self.count` the point is one of three.
        const isMember = before === "." && solid[index - 2]?.[0] !== ".";
        one[1] = isMember || after?.[0] === ":" && !values.has(text) ? "" : "k";
      } else if (/^\p{Lu}/u.test(text)) {
        one[1] = "t";
      } else if (contextual.has(text) && !isNamed.has(before)) {
        // At the end of a line, where what comes next isn't seen, only this one is usual.
        const isAhead = after ? after[2] === "word" || ["->", "{", "}", "@"].includes(after[0]) : text === "async";
        one[1] = isAhead ? "k" : "";
      }
    }
    return found.map(([text, style]) => style ? `<span class="${style}">${escaped(text)}</span>` : escaped(text)).join("");
  }

  return { line };
})();
