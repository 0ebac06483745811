/* The search, loaded when it is first wanted. Everything that it shows is text from the index, never markup. */
(() => {
  "use strict";
  const shown = 6;
  const weights = { T: 8, D: 6, H: 4, X: 1, B: 1, A: 1 };
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const values = new Uint8Array(128);
  [...digits].forEach((digit, number) => { values[digit.charCodeAt(0)] = number; });
  const value = (digit) => values[digit.charCodeAt(0)];

  /* Words: the same terms as SearchWords.swift finds. */
  const paired = /[\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
  const pieces = new RegExp(`${paired.source}+|(?:(?!${paired.source}).)+`, "gu");
  const runs = /[\p{L}\p{N}\p{M}_]+/gu;
  const letters = { ß: "ss", æ: "ae", ø: "o", đ: "d", ł: "l", œ: "oe", ı: "i", þ: "th", ð: "d", ħ: "h", ς: "σ" };
  const isLatin = (letter) => /[\u00c0-\u024f\u1e00-\u1eff]/.test(letter);
  const fold = (word) => [...word].map((letter) => letter.toLowerCase()).join("").replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\0-\x7f]/gu, (letter) => {
      const base = letters[letter] ?? (isLatin(letter) ? letter.normalize("NFD").replace(/[\u0300-\u036f]/g, "") : letter);
      return letters[base] ?? (isLatin(letter) && !/^[a-z]+$/.test(base) ? letter : base);
    });
  const partsOf = (word) => word
    .replace(/([^\p{Uppercase}_])(?=\p{Uppercase})/gu, "$1_")
    .replace(/(\p{Uppercase})(?=\p{Uppercase}\p{Lowercase})/gu, "$1_")
    .split("_").filter(Boolean).map(fold);
  const cut = (term) => [...term].slice(0, 32).join("");
  const isTerm = (term) => term && !/^[a-z_]$/.test(term);
  /** The words of a text, each with the terms that stand for it. */
  const wordsOf = (text) => {
    const words = [];
    for (const [run] of text.matchAll(runs)) {
      for (const [piece] of run.matchAll(pieces)) {
        const scalars = [...piece];
        if (paired.test(piece)) {
          if (scalars.length === 1) words.push({ whole: piece, parts: [] });
          else words.push({ pairs: scalars.slice(1).map((last, index) => scalars[index] + last) });
        } else {
          const parts = partsOf(piece);
          const whole = cut(parts.join(""));
          if (isTerm(whole)) words.push({ whole, parts: parts.length > 1 ? parts.map(cut).filter(isTerm) : [] });
        }
      }
    }
    return words;
  };
  const termsOf = (text) => wordsOf(text).flatMap((word) => word.pairs ?? [word.whole, ...word.parts]);

  /** Whether one typing error at most makes one word of another: a letter missing, added, wrong, or two swapped. */
  const isNear = (one, other) => {
    let start = 0;
    while (start < one.length && one[start] === other[start]) start += 1;
    const rest = (word, from) => word.slice(start + from);
    return rest(one, 1) === rest(other, 1) || rest(one, 0) === rest(other, 1) || rest(one, 1) === rest(other, 0)
      || (rest(one, 2) === rest(other, 2) && one[start] === other[start + 1] && one[start + 1] === other[start]);
  };

  /* Files: each is a script that calls solidsiteSearch with its name, the index it belongs to, and its data. */
  let base, version, index, isFresh;
  const files = new Map();
  const waiting = new Map();
  const load = (name) => {
    if (!files.has(name)) {
      files.set(name, new Promise((resolve, reject) => {
        waiting.set(name, resolve);
        const script = document.createElement("script");
        script.src = `${base}search/${name}.js${version ? `?${version}` : isFresh ? `?${Date.now()}` : ""}`;
        script.onerror = () => { files.delete(name); reject(new Error(name)); };
        script.onload = () => { script.remove(); if (waiting.has(name)) script.onerror(); };
        document.head.append(script);
      }));
    }
    return files.get(name);
  };
  window.solidsiteSearch = (name, of, data) => {
    // A cached file of another build would lead to other studies.
    if (version && of !== version) return;
    version = of;
    waiting.get(name)?.(data);
    waiting.delete(name);
  };
  /** Reads entries, of which each leaves out the start that it shares with the one before it. */
  const expand = (text) => {
    let term = "";
    return text.split(";").slice(0, -1).map((entry) => {
      const end = entry.indexOf(" ");
      term = term.slice(0, value(entry[0])) + entry.slice(1, end < 0 ? undefined : end);
      return [term, end < 0 ? "" : entry.slice(end + 1)];
    });
  };
  const start = async () => {
    if (index) return;
    const [count, blockSize, reach, keys, facets] = await load("index");
    index = { count, blockSize, reach, facets, keys: keys.map((text) => expand(text).map(([key]) => key)) };
  };
  const parsed = new Map();
  /** The entries whose terms begin with a word, of a kind of file and at most so many files. */
  const entries = async (kind, word, most) => {
    const keys = index.keys["tfb".indexOf(kind)];
    let first = keys.findLastIndex((key) => key <= word);
    if (first < 0) first = 0;
    let end = first + 1;
    while (end < keys.length && end < first + most && keys[end].startsWith(word)) end += 1;
    const texts = await Promise.all(keys.slice(first, end).map((_, number) => load(`${kind}${first + number}`)));
    return texts.flatMap((text, number) => {
      const name = `${kind}${first + number}`;
      if (!parsed.has(name)) parsed.set(name, expand(text));
      return parsed.get(name).filter(([term]) => term.startsWith(word));
    });
  };
  const decoded = new Map();
  const numbersIn = (text) => {
    const known = decoded.get(text);
    if (known) return known;
    const numbers = [];
    decoded.set(text, numbers);
    if (text[0] === "!") {
      for (let place = 1; place < text.length; place += 1) {
        for (let bit = 0, bits = value(text[place]); bits; bit += 1, bits >>= 1) {
          if (bits & 1) numbers.push(6 * (place - 1) + bit);
        }
      }
      return numbers;
    }
    let last = -1, gap = 0, shift = 0;
    for (const digit of text) {
      const bits = value(digit);
      gap += (bits & 31) << shift;
      shift += 5;
      if (bits < 32) {
        last += gap + 1;
        numbers.push(last);
        gap = shift = 0;
      }
    }
    return numbers;
  };

  /* Queries: a study must match each word; the best matching term counts. */
  const matches = (found, word, side) => {
    const result = { word, studies: new Map(), terms: new Set(), sections: new Map(), sided: new Set() };
    for (const [term, fields] of found) {
      result.terms.add(term);
      const scores = new Map();
      for (const field of fields.split(" ")) {
        const [set, sections] = field.slice(1).split(".");
        numbersIn(set).forEach((study, place) => {
          scores.set(study, (scores.get(study) ?? 0) + weights[field[0]]);
          if (field[0] === side) result.sided.add(study);
          if (sections && !result.sections.has(study)) result.sections.set(study, value(sections[place]));
        });
      }
      for (const [study, score] of scores) {
        const weighed = term === word ? 2 * score : score;
        if (weighed > (result.studies.get(study) ?? 0)) result.studies.set(study, weighed);
      }
    }
    return result;
  };
  const nearTo = async (word) => {
    const half = word.length >> 1;
    const reverse = (text) => [...text].reverse().join("");
    const [ahead, back] = await Promise.all([
      entries("f", word.slice(0, half), 8), entries("b", reverse(word.slice(half + (word.length > 5))), 8),
    ]);
    const terms = [...new Set([...ahead.map(([term]) => term), ...back.map(([term]) => reverse(term))])];
    const near = terms.filter((term) => isNear(word, term)).slice(0, 3);
    return (await Promise.all(near.map((term) => entries("t", term, 1))))
      .flatMap((found, number) => found.filter(([term]) => term === near[number]));
  };
  const clausesOf = async (word, side) => {
    if (word.pairs) {
      return Promise.all(word.pairs.map(async (pair) =>
        matches((await entries("t", pair, 1)).filter(([term]) => term === pair), pair, side)));
    }
    const found = await entries("t", word.whole, index.reach);
    if (found.length) return [matches(found, word.whole, side)];
    if (word.parts.length) return (await Promise.all(word.parts.map((whole) => clausesOf({ whole, parts: [] }, side)))).flat();
    return [matches(word.whole.length < 4 ? [] : await nearTo(word.whole), word.whole, side)];
  };
  const facetTerms = (facets) => {
    const { p, d, l, v } = facets;
    return [p && `=p${p}`, d && `=d${d}`, l && `=l${l}`, v && (p ? `=v${v}p${p}` : `=v${v}`)].filter(Boolean);
  };
  /** The numbers of the studies that match, the best first, and what the words matched. */
  const find = async (query, facets) => {
    await start();
    const clauses = (await Promise.all(wordsOf(query).map((word) => clausesOf(word, facets.s)))).flat();
    const filters = await Promise.all(facetTerms(facets).map(async (facet) =>
      new Set((await entries("t", facet, 1)).filter(([term]) => term === facet).flatMap(([, sets]) => numbersIn(sets.slice(1))))));
    if (!clauses.length && !filters.length) return { studies: [], clauses };
    const candidates = clauses.length ? [...clauses[0].studies.keys()] : [...filters[0]];
    const scored = candidates
      .filter((study) => clauses.every((clause) => clause.studies.has(study)) && filters.every((set) => set.has(study))
        && (!facets.s || !clauses.length || clauses.some((clause) => clause.sided.has(study))))
      .map((study) => [study, clauses.reduce((sum, clause) => sum + clause.studies.get(study), 0)]);
    scored.sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    return { studies: scored.map(([study]) => study), clauses };
  };
  /** The best place in a study: a title, a name in code, a heading, or the section with a word. */
  const placeIn = async (study, clauses) => {
    const block = Math.floor(study / index.blockSize);
    const [path, title, headings, lines, names] = (await load(`d${block}`))[study % index.blockSize];
    const rate = (text, section = -1) => {
      const terms = termsOf(text);
      return clauses.filter((clause) => clause.sections.get(study) === section || terms.some((term) => clause.terms.has(term))).length;
    };
    let best = { rank: rate(title) + 0.9, text: "", address: "" };
    const offer = (rank, text, address) => { if (rank > best.rank) best = { rank, text, address }; };
    const addressOf = ([, address], line) => address.endsWith(" ") ? address.slice(0, -1) : address + line;
    if (clauses.length) {
      lines.forEach((file) => offer(rate(file[0].split("/").pop()) + 0.5, file[0], addressOf(file, 1)));
      for (let place = 0; place < names.length; place += 3) {
        const [name, file, line] = names.slice(place, place + 3);
        const isExact = clauses.some((clause) => clause.word === termsOf(name)[0]);
        const where = [lines[file][0], lines[file][1].endsWith(" ") ? "" : line].filter(Boolean).join(":");
        offer(rate(name) + (isExact ? 0.8 : 0.7), [name, where].filter(Boolean).join(" · "), addressOf(lines[file], line));
      }
      headings.forEach((heading, place) => heading && offer(rate(heading[0], place + 1) + 0.6, heading[0], heading[1]));
    }
    const [page, anchor = ""] = (path + best.address).split("#");
    const file = location.protocol === "file:" ? "index.html" : "";
    return { title, text: best.text, url: base + page + file + (anchor && `#${anchor}`) };
  };

  /* The dialog: a field that controls a list, as the pattern for comboboxes describes. */
  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, text]) => made.setAttribute(key, text));
    made.append(...children);
    return made;
  };
  let dialog, field, list, status, more, selects, latest = 0, found, most, current = -1;
  const mark = (number) => {
    const options = [...list.children];
    options[current]?.setAttribute("aria-selected", "false");
    current = options.length ? (number + options.length + 1) % (options.length + 1) : -1;
    if (current === options.length) current = -1;
    const option = options[current];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
  };
  const follow = (option, event) => {
    if (event.ctrlKey || event.metaKey) return void window.open(option.dataset.url);
    dialog.close();
    location.assign(option.dataset.url);
  };
  const show = async () => {
    const number = ++latest;
    const facets = Object.fromEntries(selects.map((select) => [select.name, select.value]));
    const hasQuery = field.value.trim() !== "" || Object.values(facets).some(Boolean);
    try {
      const { studies, clauses } = await find(field.value, facets);
      const places = await Promise.all(studies.slice(0, most).map((study) => placeIn(study, clauses)));
      if (number !== latest) return;
      found = studies.length;
      list.replaceChildren(...places.map((place, index) => {
        const option = element("li", { role: "option", id: `Search-${index + 1}`, "aria-selected": "false", "data-url": place.url },
          element("b", {}, place.title));
        if (place.text) option.append(" ", element("span", {}, place.text));
        return option;
      }));
      status.textContent = hasQuery ? `{{>text/search.found}} ${found}` : "";
    } catch {
      if (number !== latest) return;
      // The browser may have kept the manifest of another build.
      if (!isFresh) return renew();
      list.replaceChildren();
      found = 0;
      status.textContent = "{{>text/search.failed}}";
    }
    list.removeAttribute("aria-busy");
    list.hidden = !list.children.length;
    more.hidden = found <= list.children.length;
    field.setAttribute("aria-expanded", String(!list.hidden));
    current = -1;
    mark(-1);
  };
  const renew = () => {
    isFresh = true;
    version = index = undefined;
    [files, parsed, decoded, waiting].forEach((kept) => kept.clear());
    return show();
  };
  let timer;
  const soon = () => {
    most = shown;
    latest += 1;
    list.setAttribute("aria-busy", "true");
    clearTimeout(timer);
    timer = setTimeout(show, 80);
  };
  const addDialog = () => {
    field = element("input", {
      type: "search", role: "combobox", id: "Search-field", autocomplete: "off", spellcheck: "false", "aria-autocomplete": "list",
      "aria-controls": "Search-results", "aria-expanded": "false",
    });
    list = element("ul", { role: "listbox", id: "Search-results", "aria-label": "{{>text/search.results}}", hidden: "" });
    status = element("p", { role: "status", "aria-live": "polite" });
    more = element("button", { type: "button", hidden: "" }, "{{>text/search.more}}");
    const close = element("button", { type: "button", class: "close" }, "{{>text/search.close}}");
    const groups = [...index.facets, ["s", "{{>text/search.side}}", "{{>text/side.before}}", "{{>text/side.after}}"]];
    selects = groups.map(([letter, title, ...names]) => {
      const select = element("select", { name: letter }, element("option", { value: "" }, "{{>text/search.any}}"));
      names.forEach((name, number) => select.append(element("option", { value: letter === "s" ? "BA"[number] : number }, name)));
      return select;
    });
    dialog = element("dialog", { class: "search", "aria-label": "{{>text/search.title}}" },
      element("div", { class: "query" }, element("label", { for: "Search-field" }, "{{>text/search.label}}"), field, close),
      element("div", { class: "facets" }, ...groups.map(([, title], number) => element("label", {}, title, " ", selects[number]))),
      status, list, more);
    document.body.append(dialog);
    field.addEventListener("input", soon);
    selects.forEach((select) => select.addEventListener("change", soon));
    close.addEventListener("click", () => dialog.close());
    more.addEventListener("click", async () => {
      const last = list.children.length;
      most += shown;
      await show();
      mark(last);
      field.focus();
    });
    field.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      const option = list.children[current];
      if (event.key === "ArrowDown") mark(current + 1);
      else if (event.key === "ArrowUp") mark(current < 0 ? list.children.length - 1 : current - 1);
      else if (event.key === "Enter" && (option ?? list.children[0])) follow(option ?? list.children[0], event);
      else if (event.key === "Escape") dialog.close();
      else return;
      event.preventDefault();
    });
    list.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (option) follow(option, event);
    });
  };
  /** Opens the dialog. */
  const open = async (root) => {
    base = root;
    await start();
    if (!dialog?.isConnected) addDialog();
    if (!dialog.open) dialog.showModal();
    field.focus();
    field.select();
  };
  Object.assign(window.solidsiteSearch, { open, answer: show, termsOf, isNear });
})();
