/* Updates an open page while its site is edited. Only the preview adds this script; builds don't. */
(() => {
  "use strict";
  const script = document.currentScript;
  const eventsPath = "/_solidsite/events";
  const stateKey = "solidsite-preview-state";
  const dismissedKey = "solidsite-preview-dismissed";
  const targetKey = "solidsite-preview-target";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  /* The texts of the overlay are the site's, with a form for each plural category of its language. */
  const { language, texts } = JSON.parse(script.dataset.texts);
  const text = (key, count = 0) => {
    let category = "other";
    try { category = new Intl.PluralRules(language).select(count); } catch { /* No browser knows the language. */ }
    const forms = texts[key] ?? {};
    return (forms[category] ?? forms.other ?? key).replace("{{count}}", count);
  };

  const stored = (key) => { try { return sessionStorage.getItem(key); } catch { return null; } };
  const store = (key, value) => {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch { /* Storage is full or disabled; the page reloads without it. */ }
  };

  /* The reader's open sections, choices, input and scroll positions. */

  /** Returns a selector for an element, relative to the nearest element with an id; it survives edits elsewhere. */
  const placeOf = (element) => {
    const steps = [];
    for (let node = element; node && node !== document.documentElement; node = node.parentElement) {
      if (node.id && document.getElementById(node.id) === node) return `#${CSS.escape(node.id)}${steps.join("")}`;
      const siblings = [...(node.parentElement?.children ?? [])].filter((other) => other.localName === node.localName);
      steps.unshift(`>${CSS.escape(node.localName)}:nth-of-type(${siblings.indexOf(node) + 1})`);
    }
    return `:root${steps.join("")}`;
  };
  const at = (place) => { try { return document.querySelector(place); } catch { return null; } };
  const fields = "input:not([type=password], [type=file], [type=hidden]), select, textarea";

  const keepState = () => {
    const isMoved = (element) => element.scrollLeft || element.scrollTop;
    const active = document.activeElement;
    store(stateKey, JSON.stringify({
      page: location.pathname,
      scroll: [scrollX, scrollY],
      folds: all("details").map((fold) => [placeOf(fold), fold.open]),
      fields: all(fields).map((field) => [placeOf(field), field.checked ?? null, field.value]),
      panes: all("body *").filter(isMoved).map((pane) => [placeOf(pane), pane.scrollLeft, pane.scrollTop]),
      focus: active && active !== document.body && active !== overlay?.host ? placeOf(active) : null,
    }));
  };

  const restoreState = () => {
    const text = stored(stateKey);
    store(stateKey, null);
    if (!text) return;
    let state;
    try { state = JSON.parse(text); } catch { return; }
    if (state.page !== location.pathname) return;
    for (const [place, open] of state.folds) {
      const fold = at(place);
      if (fold?.localName === "details") fold.open = open;
    }
    for (const [place, checked, value] of state.fields) {
      const field = at(place);
      if (!field?.matches(fields)) continue;
      if (field.type === "checkbox" || field.type === "radio") {
        if (field.value === value) field.checked = checked;
      } else {
        field.value = value;
      }
    }
    if (state.focus) at(state.focus)?.focus({ preventScroll: true });
    const scroll = () => {
      state.panes.forEach(([place, left, top]) => at(place)?.scrollTo({ left, top, behavior: "instant" }));
      scrollTo({ left: state.scroll[0], top: state.scroll[1], behavior: "instant" });
    };
    scroll();
    // Scrolls again after late pictures and style sheets have moved the page, unless the reader has scrolled meanwhile.
    let isLeftAlone = true;
    ["wheel", "touchstart", "keydown", "pointerdown"].forEach((name) =>
      addEventListener(name, () => { isLeftAlone = false; }, { once: true, passive: true }));
    const finish = () => {
      if (isLeftAlone) scroll();
      history.scrollRestoration = "auto";
    };
    if (document.readyState === "complete") finish();
    else addEventListener("load", () => requestAnimationFrame(finish), { once: true });
  };

  let isLeaving = false;
  const reload = () => {
    if (isLeaving) return;
    isLeaving = true;
    keepState();
    history.scrollRestoration = "manual";
    location.reload();
  };

  /* Style sheets are replaced one by one; each old one stays until its replacement has loaded. */
  const replaceSheets = (addresses) => {
    // A replacement that is still loading takes the place of the sheet it replaces.
    const links = all("link[rel~=stylesheet i]").filter((link) => !link.dataset.replaced);
    if (links.length !== addresses.length) return false;
    links.forEach((link, index) => {
      const address = new URL(addresses[index], document.baseURI).href;
      if (link.href === address) return;
      const next = link.cloneNode();
      next.href = address;
      next.addEventListener("load", () => {
        // Removes all sheets that it replaces, which precede it, including one that was still loading.
        while (next.previousElementSibling?.dataset.replaced) next.previousElementSibling.remove();
      }, { once: true });
      // The replaced sheet may already have been removed.
      next.addEventListener("error", () => { if (!next.dataset.replaced) reload(); }, { once: true });
      link.dataset.replaced = "true";
      link.after(next);
    });
    return true;
  };

  /* Problems are shown in an overlay. Everything is inserted as text. */
  const look = `
    :host { all: initial; color-scheme: light dark; }
    section { --ground: #fffdf8; --ink: #1f1d1a; --quiet: #5a554d; --error: #a8201a; --line: #d8d2c6; --link: #1c4c8c;
      --old: #fbe3df; --new: #e0f2e0; }
    @media (prefers-color-scheme: dark) {
      section {
        --ground: #1d1b19; --ink: #f1eee8; --quiet: #b5aea3; --error: #ff8a80; --line: #4a453e; --link: #9cc4ff;
        --old: #4a201d; --new: #1d3d22;
      }
    }
    section {
      position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; box-sizing: border-box;
      padding: 1rem max(1rem, calc(50vw - 28rem)); border-top: 4px solid var(--error);
      background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
      box-shadow: 0 -4px 24px #0004; animation: rise 120ms ease-out;
    }
    @keyframes rise { from { transform: translateY(1rem); opacity: 0; } }
    @media (prefers-reduced-motion: reduce) { section { animation: none; } }
    @media print { section { display: none; } }
    .header { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }
    h2 { margin: 0; font-size: 1.1rem; color: var(--error); }
    button {
      font: inherit; min-width: 44px; min-height: 32px; padding: 0 .75rem; cursor: pointer;
      color: inherit; background: none; border: 1px solid currentColor; border-radius: 4px;
    }
    ol { list-style: none; margin: 0; padding: 0; }
    li { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); }
    p { margin: 0; overflow-wrap: anywhere; }
    a { color: var(--link); }
    .place, a { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
    pre { margin: .25rem 0 0; overflow-x: auto; font: .9em/1.4 ui-monospace, monospace; }
    .fix { margin-top: .5rem; }
    del, ins { text-decoration: none; }
    del { background: var(--old); }
    ins { background: var(--new); }
    .more { margin-top: .75rem; color: var(--quiet); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
  `;
  let overlay = null;

  /* The notice over a page of a site that is still being read. */
  const noticeLook = new CSSStyleSheet();
  noticeLook.replaceSync(`
    #solidsite-filling {
      margin: 0; padding: .5rem 1rem; text-align: center; font: 16px/1.5 system-ui, sans-serif;
      background: #fff3c4; color: #3d3000; border-bottom: 1px solid #8a7000;
    }
    @media print { #solidsite-filling { display: none; } }
  `);
  if (document.getElementById("solidsite-filling")) document.adoptedStyleSheets.push(noticeLook);

  const make = (name, text, parent) => {
    const element = document.createElement(name);
    if (text) element.textContent = text;
    parent?.append(element);
    return element;
  };

  /** Returns the address of an editor, unless its scheme would run code in this page. */
  const isHarmless = (address) => {
    const harmful = ["javascript:", "data:", "vbscript:", "blob:"];
    try { return !harmful.includes(new URL(address).protocol); } catch { return false; }
  };

  const itemOf = (problem) => {
    const item = make("li");
    make("p", problem.summary, item);
    if (problem.path) {
      const place = [problem.path, problem.line, problem.column].filter(Boolean).join(":");
      const where = make("p", "", item);
      if (problem.editorURL && isHarmless(problem.editorURL)) make("a", place, where).href = problem.editorURL;
      else make("span", place, where).className = "place";
    }
    if (problem.excerpt) {
      const excerpt = make("pre", problem.excerpt, item);
      excerpt.tabIndex = 0;
      excerpt.setAttribute("role", "group");
      excerpt.setAttribute("aria-label", text("excerpt"));
    }
    (problem.fixes ?? []).forEach((fix) => {
      const title = text("fix").replace("{{title}}", () => fix.title);
      make("p", title, item).className = "fix";
      const patch = make("pre", "", item);
      patch.tabIndex = 0;
      patch.setAttribute("role", "group");
      patch.setAttribute("aria-label", title);
      fix.lines.forEach((line) => make({ "-": "del", "+": "ins" }[line[0]] ?? "span", `${line}\n`, patch));
    });
    return item;
  };

  const hideProblems = () => {
    overlay?.host.remove();
    overlay = null;
  };

  const showProblems = ({ problems, more }) => {
    const shown = JSON.stringify(problems);
    if (overlay?.shown === shown) return;
    const returnsFocus = overlay !== null && document.activeElement === overlay.host;
    hideProblems();
    if (!problems.length) {
      store(dismissedKey, null);
      return;
    }
    // Problems that the reader has closed stay closed until they change.
    if (stored(dismissedKey) === shown) return;
    const host = document.createElement("solidsite-problems");
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    root.adoptedStyleSheets = [sheet];
    const section = make("section", "", root);
    section.setAttribute("role", "alert");
    section.lang = language;
    const header = make("div", "", section);
    header.className = "header";
    const count = problems.length + more;
    make("h2", text("problems", count), header);
    const button = make("button", text("close"), header);
    button.type = "button";
    button.addEventListener("click", () => {
      store(dismissedKey, shown);
      hideProblems();
    });
    const list = make("ol", "", section);
    list.append(...problems.map(itemOf));
    if (more) make("p", text("more", more), section).className = "more";
    overlay = { host, shown, close: () => button.click() };
    document.documentElement.append(host);
    if (returnsFocus) button.focus({ preventScroll: true });
  };

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && overlay && !event.defaultPrevented) overlay.close();
  });

  const leave = (path) => {
    isLeaving = true;
    location.assign(path);
  };

  /** Performs a navigation that arrived while the previous page was already leaving. */
  const goOn = () => {
    const target = stored(targetKey);
    store(targetKey, null);
    if (target && target !== location.pathname) leave(target);
  };

  /* Hidden tabs disconnect, because browsers open only six connections per server. */
  let version = script.dataset.version;
  let source = null;
  let timer = 0;

  const disconnect = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };

  const connect = () => {
    disconnect();
    const query = new URLSearchParams({ page: location.pathname, version });
    const current = new EventSource(`${eventsPath}?${query}`);
    source = current;
    current.addEventListener("change", reload);
    current.addEventListener("styles", (event) => {
      const { version: next, addresses } = JSON.parse(event.data);
      if (replaceSheets(addresses)) version = next;
      else reload();
    });
    current.addEventListener("problems", (event) => showProblems(JSON.parse(event.data)));
    current.addEventListener("navigate", (event) => {
      const target = new URL(JSON.parse(event.data), location.href);
      if (target.origin !== location.origin || target.pathname === location.pathname) return;
      // Browsers may drop the second of two navigations, so the next page performs it.
      if (isLeaving) store(targetKey, target.pathname);
      else leave(target.pathname);
    });
    current.addEventListener("error", () => {
      // The browser reconnects by itself, but not after every error.
      if (current.readyState !== EventSource.CLOSED || source !== current) return;
      disconnect();
      timer = setTimeout(() => { if (!document.hidden) connect(); }, 1000);
    });
  };

  restoreState();
  goOn();
  if (!document.hidden && !isLeaving) connect();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) disconnect();
    else if (!isLeaving) connect();
  });
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    isLeaving = false;
    connect();
  });
})();
