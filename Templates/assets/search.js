/* The search, loaded on first use. It inserts text, never markup. */
(() => {
  "use strict";
  const shown = 6;
  const order = "THDXBA";
  const weights = [8, 4, 6, 1, 1, 1];
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const value = (digit) => digits.indexOf(digit);

  /* Words: the same terms as SearchWords.swift finds. */
  const paired = /[\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
  const pieces = new RegExp(`${paired.source}+|(?:(?!${paired.source}).)+`, "gu");
  const runs = /[\p{L}\p{N}\p{M}_]+/gu;
  const letters = { ß: "ss", æ: "ae", ø: "o", đ: "d", ł: "l", œ: "oe", ı: "i", þ: "th", ð: "d", ħ: "h", ς: "σ" };
  const marks = /[\u0300-\u036f]/g;
  const fold = (word) => [...word].map((letter) => letter.toLowerCase()).join("").replace(marks, "")
    .replace(/[^\0-\x7f]/gu, (letter) => {
      const base = letter.normalize("NFD").replace(marks, "");
      return letters[letter] ?? letters[base] ?? (/^[a-z]+$/.test(base) ? base : letter);
    });
  const partsOf = (word) => word
    .replace(/([^\p{Uppercase}_])(?=\p{Uppercase})/gu, "$1_")
    .replace(/(\p{Uppercase})(?=\p{Uppercase}\p{Lowercase})/gu, "$1_")
    .split("_").filter(Boolean).map(fold);
  const cut = (term) => [...term].slice(0, 32).join("");
  const isTerm = (term) => term && !/^[a-z_]$/.test(term);
  const wordsOf = (text) => {
    const words = [];
    for (const [run] of text.matchAll(runs)) {
      for (const [piece] of run.matchAll(pieces)) {
        if (paired.test(piece)) {
          const scalars = [...piece];
          const pairs = scalars.slice(1).map((last, index) => scalars[index] + last);
          (pairs[0] ? pairs : scalars).forEach((whole) => words.push({ whole, parts: [] }));
        } else {
          const parts = partsOf(piece);
          const whole = cut(parts.join(""));
          if (isTerm(whole)) words.push({ whole, parts: parts[1] ? parts.map(cut).filter(isTerm) : [] });
        }
      }
    }
    return words;
  };
  const termsOf = (text) => wordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]);

  /** Whether two words differ by one typing error. */
  const isNear = (one, other) => {
    let start = 0;
    while (start < one.length && one[start] === other[start]) start += 1;
    const rest = (word, from) => word.slice(start + from);
    return rest(one, 1) === rest(other, 1) || rest(one, 0) === rest(other, 1) || rest(one, 1) === rest(other, 0)
      || (rest(one, 2) === rest(other, 2) && one[start] === other[start + 1] && one[start + 1] === other[start]);
  };

  /* Files: each calls solidsiteSearch with its name, version and data. */
  let base, version, index, isFresh;
  const files = new Map();
  const waiting = new Map();
  const all = (list, use) => Promise.all(list.map(use));
  const load = (name, read = (data) => data) => {
    if (!files.has(name)) {
      files.set(name, new Promise((resolve, reject) => {
        waiting.set(name, resolve);
        const script = document.createElement("script");
        script.src = `${base}search/${name}.js?${version ?? (isFresh ? Date.now() : "")}`;
        script.onload = script.onerror = () => { script.remove(); reject(Error(name)); };
        document.head.append(script);
      }).then(read));
    }
    return files.get(name);
  };
  window.solidsiteSearch = (name, of, data) => {
    // Another build has other documents.
    if (version && of !== version) return;
    version = of;
    waiting.get(name)?.(data);
  };
  const forget = () => {
    version = index = undefined;
    files.clear();
  };
  /** Reads entries, each without the start that it shares with the one before it. */
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
  /** The entries that begin with a word, from some files. */
  const entries = async (kind, word, most) => {
    const keys = index.keys["tfb".indexOf(kind)];
    const first = Math.max(0, keys.findLastIndex((key) => key <= word));
    const near = keys.slice(first, first + most).filter((key, number) => !number || key.startsWith(word));
    const lists = await all(near, (_, number) => load(`${kind}${first + number}`, expand));
    return lists.flat().filter(([term]) => term.startsWith(word));
  };
  const numbersIn = (text, use) => {
    for (let place = 0, number = 0, shift = 0; place < text.length; place += 1) {
      const bits = value(text[place]);
      number += (bits & 31) << shift;
      shift += 5;
      if (bits < 32) {
        use(number);
        number = shift = 0;
      }
    }
  };
  const documentsIn = (text, use) => {
    let count = 0, last = -1;
    if (text[0] !== "!") return numbersIn(text, (gap) => use(last += gap + 1, count++));
    for (let place = 1; place < text.length; place += 1) {
      for (let bit = 0, bits = value(text[place]); bits; bit += 1, bits >>= 1) {
        if (bits & 1) use(6 * (place - 1) + bit, count++);
      }
    }
  };

  /* Queries: documents with the most matching words win. */
  const keywords = /^(class|enum|func|let|protocol|struct|var)$/;
  const matches = (found, word) => {
    // A bit for each field with the start of a word, and above them with the word itself.
    const result = { word, fields: new Uint16Array(index.count), terms: new Set(), sections: new Map() };
    for (const [term, fields] of found) {
      result.terms.add(term);
      for (const field of fields.split(" ")) {
        const [set, list = ""] = field.slice(1).split(".");
        const bit = 1 << order.indexOf(field[0]) + (term === word ? 6 : 0);
        const sections = [];
        numbersIn(list, (section) => sections.push(section));
        documentsIn(set, (number, place) => {
          result.fields[number] |= bit;
          if (sections[place] && !result.sections.has(number)) result.sections.set(number, sections[place]);
        });
      }
    }
    return result;
  };
  const exactly = async (term) => (await entries("t", term, 1)).filter(([known]) => known === term);
  const reversed = (text) => [...text].reverse().join("");
  const nearTo = async (word) => {
    const half = word.length >> 1;
    const starts = [["f", word.slice(0, half)], ["b", reversed(word.slice(half + (word.length > 5)))]];
    const lists = await all(starts, ([kind, start]) => entries(kind, start, 8));
    const terms = lists.flatMap((list, isBack) => list.map(([term]) => isBack ? reversed(term) : term));
    const near = [...new Set(terms)].filter((term) => isNear(word, term)).slice(0, 3);
    return (await all(near, exactly)).flat();
  };
  const clausesOf = async ({ whole, parts }, _, { length }) => {
    const found = await entries("t", whole, length < 3 ? index.reach : 1);
    if (found[0]) return [matches(found, whole)];
    if (parts[0]) return (await all(parts.slice(0, 4).map((part) => ({ whole: part, parts: [] })), clausesOf)).flat();
    return [matches(whole.length < 5 ? [] : await nearTo(whole), whole)];
  };
  const weightOf = (fields) => weights.reduce((sum, weight, bit) => sum + weight * ((fields >> bit & 1) + (fields >> bit + 5 & 2)), 0);
  const find = async (query, facets) => {
    await start();
    // The longest words are the most selective, and each costs a file.
    const words = [...new Map(wordsOf(query).map((word) => [word.whole, word])).values()]
      .sort((one, other) => other.whole.length - one.whole.length).slice(0, 4);
    const clauses = (await all(words, clausesOf)).flat();
    const told = clauses.filter(({ word }) => !keywords.test(word));
    const needed = told[0] ? told : clauses;
    const sides = facets.s && 0b1000001 << order.indexOf("BA"[facets.s]);
    const filters = await all([..."pdlv"].filter((letter) => facets[letter]), async (letter) => {
      const term = `=${letter}${facets[letter]}${letter === "v" && facets.p ? `p${facets.p}` : ""}`;
      return matches(await exactly(term), term);
    });
    let most = needed.length || filters.length ? 1 : Infinity, scores = [];
    for (let number = 0; number < index.count; number += 1) {
      const count = needed.length ? needed.filter(({ fields }) => fields[number]).length : 1;
      if (count < most || sides && clauses.length && !clauses.some(({ fields }) => fields[number] & sides) || !filters.every(({ fields }) => fields[number])) continue;
      if (count > most) scores = [];
      most = count;
      scores.push(clauses.reduce((sum, { fields }) => sum + weightOf(fields[number]), 1) * 2 ** 32 - number);
    }
    const numbers = [...new Float64Array(scores).sort().reverse()].map((score) => -score >>> 0);
    return { numbers, clauses, isPartial: numbers[0] >= 0 && most < needed.length, isEmpty: most === Infinity };
  };
  const placeIn = (clauses) => async (number) => {
    const [path, title, headings, files, isPage] = (await load(`d${number / index.blockSize | 0}`))[number % index.blockSize];
    // A short word is a weak match, and the start of a word a weaker one.
    const rate = (text, section = -1) => {
      const terms = termsOf(text);
      return clauses.reduce((sum, { word, terms: known, sections, fields }) => {
        const isHere = sections.get(number) === section;
        const isExact = terms.includes(word) || isHere && fields[number] >> 9 & 1;
        return sum + Math.min(1, word.length / 5) * (isExact ? 1 : isHere || terms.some((term) => known.has(term)) ? 0.7 : 0);
      }, 0);
    };
    let best = { rank: (rate(title) || -0.3) + 1.05, text: "", address: "" };
    const offer = (rank, text, address) => { if (rank > best.rank) best = { rank, text, address }; };
    // Dividing each name would be slow.
    const stems = clauses.flatMap(({ word, terms }) => [word, ...[...terms].slice(0, 3)]);
    const asked = clauses.some(({ word }) => keywords.test(word)) ? 2 : 1;
    for (let place = 0; place < files.length; place += 3) {
      const [path, short, names] = files.slice(place, place + 3);
      const name = path.split("/").pop();
      const address = short[1] ? short : `files/#${name.split(".")[0]}${short && "-before"}-L`;
      const isBlock = address.endsWith(" ");
      const addressOf = (line) => isBlock ? address.slice(0, -1) : address + line;
      offer(rate(name) + 0.5 - (short === "-") / 100, path, addressOf(1));
      const symbols = names.split(" ");
      for (let symbol = 0, line = 0; symbol + 1 < symbols.length; symbol += 2) {
        numbersIn(symbols[symbol + 1], (gap) => { line += gap; });
        const text = symbols[symbol], folded = fold(text.replace(/_/g, ""));
        if (!stems.some((stem) => folded.includes(stem))) continue;
        const isExact = clauses.some(({ word }) => word === folded);
        const isEnd = stems.some((stem) => folded !== stem && folded.endsWith(stem));
        const where = [path, isBlock ? "" : line].filter(Boolean).join(":");
        offer(asked * rate(text) + 0.7 + isExact / 5 + isEnd / 10, [text, where].filter(Boolean).join(" · "), addressOf(line));
      }
    }
    headings.forEach(([text, address], place) => {
      const anchor = text?.toLowerCase().replace(/[^a-z0-9 -]/g, "").replace(/ /g, "-");
      if (text) offer(rate(text, place + 1) + 0.6, text, address.includes("#") ? address : `#${anchor}${address}`);
    });
    const file = location.protocol === "file:" ? "index.html" : "";
    return {
      title, text: [isPage && "{{>text/home.documents}}", best.text].filter(Boolean).join(" · "),
      url: base + path + best.address.replace(/#|$/, `${file}$&`),
    };
  };

  /* The dialog. */
  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, text]) => made.setAttribute(key, text));
    made.append(...children);
    return made;
  };
  let dialog, field, list, status, more, selects, latest = 0, found, most, current, timer;
  const mark = (number) => {
    const options = [...list.children];
    options[current]?.setAttribute("aria-selected", "false");
    // The number after the last selects none.
    current = (number + options.length + 1) % (options.length + 1);
    const option = options[current];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
  };
  const follow = (option, event) => {
    if (!option) return;
    if (event.ctrlKey || event.metaKey) return void window.open(option.dataset.url);
    dialog.close();
    location.assign(option.dataset.url);
  };
  const show = async () => {
    const number = ++latest;
    const facets = Object.fromEntries(selects.map((select) => [select.name, select.value]));
    try {
      const { numbers, clauses, isPartial, isEmpty } = await find(field.value, facets);
      const places = await all(numbers.slice(0, most), placeIn(clauses));
      if (number !== latest) return;
      isFresh = false;
      found = numbers.length;
      list.replaceChildren(...places.map(({ title, text, url }, index) =>
        element("li", { role: "option", id: `Search-${index + 1}`, "aria-selected": "false", "data-url": url },
          element("b", {}, title), ...text ? [" ", element("span", {}, text)] : [])));
      status.textContent = isEmpty ? "{{>text/search.short}}" : `${isPartial ? "{{>text/search.partial}}" : "{{>text/search.found}}"} ${found}`;
    } catch {
      if (number !== latest) return;
      forget();
      // The manifest may belong to another build.
      if (!isFresh) {
        isFresh = true;
        return show();
      }
      list.replaceChildren();
      found = 0;
      status.textContent = "{{>text/search.failed}}";
    }
    list.ariaBusy = null;
    list.hidden = !list.firstChild;
    more.hidden = found <= list.children.length;
    field.setAttribute("aria-expanded", !list.hidden);
    mark(-1);
  };
  const soon = () => {
    most = shown;
    latest += 1;
    list.ariaBusy = "true";
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
    selects = index.facets.map(([letter, title, ...names]) => {
      const select = element("select", { name: letter }, element("option", { value: "" }, "{{>text/search.any}}"));
      names.forEach((name, number) => select.append(element("option", { value: number }, name)));
      return select;
    });
    dialog = element("dialog", { class: "search", "aria-label": "{{>text/search.title}}" },
      element("div", { class: "query" }, element("label", { for: "Search-field" }, "{{>text/search.label}}"), field, close),
      element("div", { class: "facets" }, ...selects.map((select, number) => element("label", {}, index.facets[number][1], " ", select))),
      status, list, more);
    document.body.append(dialog);
    dialog.addEventListener("input", soon, true);
    close.onclick = () => dialog.close();
    more.onclick = async () => {
      const last = list.children.length;
      most += shown;
      await show();
      mark(last);
      field.focus();
    };
    field.onkeydown = (event) => {
      // An input method's key.
      if (event.keyCode === 229) return;
      if (event.key === "ArrowDown") mark(current + 1);
      else if (event.key === "ArrowUp") mark(current - 1);
      else if (event.key === "Enter") list.ariaBusy || follow(list.children[current] ?? list.children[0], event);
      else if (event.key === "Escape") dialog.close();
      else return;
      event.preventDefault();
    };
    list.onclick = (event) => follow(event.target.closest("[role=option]"), event);
  };
  const open = async (root) => {
    base = root || "./";
    // A preview may have built the site again.
    forget();
    await start();
    if (!dialog?.isConnected) addDialog();
    if (!dialog.open) dialog.showModal();
    field.focus();
    field.select();
  };
  Object.assign(window.solidsiteSearch, { open, answer: show, termsOf, isNear });
})();
