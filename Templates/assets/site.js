/* Conveniences for readers: nothing on a page depends on this file. */
(() => {
  "use strict";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const helpers = ".w, .to";

  /** The code as written, without line numbers and texts for screen readers. */
  const textOf = (element) => {
    const copy = element.cloneNode(true);
    all(helpers, copy).forEach((helper) => helper.remove());
    return copy.textContent;
  };

  /* Remembers the chosen view and whether lines are wrapped, if the browser has storage. */
  const choices = all(".views input");
  const key = (input) => `solidsite-${input.name}`;
  try {
    choices.forEach((input) => {
      const stored = localStorage.getItem(key(input));
      // A view that no longer exists leaves the page's own choice.
      if (input.type === "radio") input.checked ||= input.value === stored;
      else if (stored) input.checked = stored === "true";
    });
  } catch { /* Storage is switched off. */ }
  choices.forEach((input) => input.addEventListener("change", () => {
    const value = input.type === "radio" ? input.value : input.checked;
    try { localStorage.setItem(key(input), value); } catch { /* Storage is full or switched off. */ }
  }));

  /* A button to copy each block of code, and one for each side of a compared file. */
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  document.body.append(status);
  /* Names in lists of buttons and figures are read without their context, so the second of the same name gets a number. */
  const names = new Map();
  const numbered = (name) => {
    names.set(name, (names.get(name) ?? 0) + 1);
    return names.get(name) > 1 ? `${name} (${names.get(name)})` : name;
  };
  const addButton = (parent, name, label, text) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    // The name isn't text of the page, which stays the same with and without this file.
    button.dataset.name = name;
    button.setAttribute("aria-label", numbered(`${name}{{>text/list.separator}}${label}`));
    button.addEventListener("click", async () => {
      let message = "{{>text/script.copied}}";
      try { await navigator.clipboard.writeText(text()); } catch { message = "{{>text/script.notCopied}}"; }
      status.textContent = message;
      button.dataset.name = message;
      setTimeout(() => { button.dataset.name = name; }, 2000);
    });
    parent.append(button);
  };
  if (navigator.clipboard) {
    all(".snippet").forEach((figure) => {
      const code = figure.querySelector("pre code");
      if (!code) return;
      let caption = figure.querySelector("figcaption");
      if (!caption) {
        caption = document.createElement("figcaption");
        figure.prepend(caption);
      }
      const title = caption.textContent.trim() || figure.closest(".folded")?.querySelector("summary").textContent;
      /* Otherwise the figure's name would include the button's. */
      const label = numbered(title || "{{>text/script.code}}");
      figure.setAttribute("aria-label", label);
      addButton(caption, "{{>text/script.copy}}", label, () => textOf(code));
    });
    all(".file").forEach((file) => {
      if (file.querySelector(".skipped")) return;
      const title = file.parentElement.querySelector("summary code, .file-name code")?.textContent ?? "{{>text/script.code}}";
      const heads = file.previousElementSibling?.matches(".heads") && file.previousElementSibling;
      const bar = document.createElement("p");
      bar.className = "copies";
      const isStep = file.matches(".step-code .file");
      /* A change request compares a file of one side without the change and with it. */
      const isChange = file.matches(".answer .file");
      const names = { bf: "{{>text/script.copyBefore}}", af: "{{>text/script.copyAfter}}", both: "{{>text/script.copy}}" };
      if (isChange) Object.assign(names, { bf: "{{>text/script.copyWithout}}", af: "{{>text/script.copyWith}}" });
      if (isStep || (isChange && !file.querySelector("pre.bf"))) names.af = names.both;
      Object.entries(names).forEach(([side, name]) => {
        const columns = all(`pre.${side}`, file);
        /* Among steps, unchanged lines are those of the after side alone. */
        if (side === "bf" && isStep && file.querySelector(".af")) return;
        const place = heads ? heads.children[side === "bf" ? 0 : 1] : bar;
        if (columns.length) addButton(place, name, title, () => columns.map(textOf).join(""));
      });
      if (!heads) file.prepend(bar);
    });
  }

  /* A selection stays on the side where it begins, even if the pointer leaves it. */
  document.addEventListener("pointerdown", (event) => {
    const column = event.target.closest?.(".file pre");
    if (!column && event.button) return;
    all(".file[data-side]").forEach((file) => delete file.dataset.side);
    if (column) column.closest(".file").dataset.side = column.classList[0];
  });

  /* Both sides scroll together; the wider one continues after the other has reached its end. */
  all(".sides").forEach((sides) => {
    const panes = all(".side pre", sides);
    if (panes.length !== 2) return;
    panes.forEach((pane, index) => pane.addEventListener("scroll", () => {
      const other = panes[1 - index];
      const isAtEnd = pane.scrollLeft >= pane.scrollWidth - pane.clientWidth - 1;
      if (!isAtEnd || other.scrollLeft < pane.scrollLeft) other.scrollLeft = pane.scrollLeft;
    }, { passive: true }));
  });

  /* Code and tables can be focused by keyboard only if they scroll. A focused one stays focusable until it loses the focus. */
  if ("ResizeObserver" in window) {
    const decide = (target) => {
      const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (scrolls) target.setAttribute("tabindex", "0");
      else if (target === document.activeElement) target.addEventListener("blur", () => decide(target), { once: true });
      else target.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => decide(target)));
    all("pre[tabindex], .scroll[tabindex]").forEach((element) => observer.observe(element));
  }

  /* Ranges of lines, such as #Name-L3-L9, which a shift-click selects. */
  const showRange = () => {
    all("pre .on").forEach((line) => line.classList.remove("on"));
    let hash = "";
    try { hash = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    const target = document.getElementById(hash);
    if (target?.matches(".pair")) target.open = true;
    const match = /^(.+)-L(\d+)-L(\d+)$/.exec(hash);
    if (!match) return;
    const [low, high] = [+match[2], +match[3]].sort((a, b) => a - b);
    let first;
    for (let number = low; number <= high; number += 1) {
      const anchor = document.getElementById(`${match[1]}-L${number}`);
      if (!anchor) break;
      anchor.classList.add("on");
      first ??= anchor;
    }
    for (let fold = first?.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    const show = () => first?.scrollIntoView({ block: "center" });
    show();
    /* Files get their height when they scroll into view, which may move the lines. */
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  addEventListener("hashchange", showRange);
  showRange();
  document.addEventListener("click", (event) => {
    const target = event.shiftKey && event.target.closest?.("pre a:empty");
    if (!target) return;
    const end = /^(.+)-L(\d+)$/.exec(target.parentElement.id);
    let hash = "";
    try { hash = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    const start = /^(.+?)-L(\d+)(-L\d+)?$/.exec(hash);
    if (!end || !start || start[1] !== end[1]) return;
    event.preventDefault();
    location.hash = `${end[1]}-L${start[2]}-L${end[2]}`;
  });

  /* The search is loaded on first use: until then, its link leads to the list of studies or the home page. */
  let isWanted = false;
  // What readers type while the search loads; undefined at other times.
  let typed;
  const openSearch = (link, words) => {
    const open = async () => {
      try { await window.solidsiteSearch.open(link.dataset.search); } catch {
        // Without its index, the search can't open.
        location.href = link.href;
      }
      words = typed || words;
      typed = undefined;
      const field = document.getElementById("Search-field");
      if (!words || !field) return;
      field.value = words;
      field.dispatchEvent(new Event("input"));
    };
    if (window.solidsiteSearch) return open();
    if (isWanted) return;
    isWanted = true;
    typed = "";
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = link.dataset.style;
    const script = document.createElement("script");
    script.src = link.dataset.script;
    // The dialog must not open before its style sheet has loaded.
    style.onload = () => document.head.append(script);
    style.onerror = style.onload;
    script.onload = open;
    script.onerror = () => { location.href = link.href; };
    document.head.append(style);
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-search]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    openSearch(link);
  });
  document.addEventListener("keydown", (event) => {
    const link = document.querySelector("a[data-search]");
    const field = event.target.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
    /* A field of a closed dialog may keep the focus until the next frame. */
    const isTyping = field?.getClientRects().length > 0;
    if (!link || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (typed === undefined) {
      if (event.key !== "/") return;
      openSearch(link);
    } else if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
  });
  /* Browsers that search the site from their address bars send the words in the address. */
  const asked = new URLSearchParams(location.search).get("q");
  const searchLink = document.querySelector("a[data-search]");
  if (asked && searchLink) openSearch(searchLink, asked);

  /* The table of contents marks the section that is being read. */
  const links = new Map();
  all(".contents.rail a").forEach((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  });
  if (links.size && "IntersectionObserver" in window) {
    const headings = [...links.keys()];
    const mark = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
      const current = passed[passed.length - 1] ?? headings[0];
      links.forEach((link, heading) => {
        if (heading === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      });
    };
    const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px", threshold: [0, 1] });
    headings.forEach((heading) => observer.observe(heading));
    mark();
  }
})();
