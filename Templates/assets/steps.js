/* Buttons and arrow keys to move between steps; without this file, the page is read from top to bottom. */
(() => {
  "use strict";
  const steps = [...document.querySelectorAll(".step")];
  const links = [...document.querySelectorAll(".step-list a")];
  let current = -1;
  /* The chosen step, which stays current while its heading is in view: the last ones may be too short to
     reach the top of the window. */
  let chosen = -1;

  /* The heading gets the focus, so that the keyboard and a screen reader continue from there. */
  const go = (index) => {
    const step = steps[index];
    if (!step) return;
    location.hash = step.dataset.anchor;
    const heading = step.querySelector("h2");
    step.scrollIntoView();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    chosen = index;
    mark(index);
  };

  const columns = [...document.querySelectorAll(".step-text, .step-code")];
  const settle = () => columns.forEach((column) => column.classList.toggle("tall", column.offsetHeight > innerHeight - 48));
  new ResizeObserver(settle).observe(document.body);
  columns.forEach((column) => column.addEventListener("toggle", settle, true));
  settle();

  const mark = (index) => {
    if (index === current) return;
    steps[current]?.classList.remove("current");
    steps[index].classList.add("current");
    current = index;
    links.forEach((link) => {
      if (decodeURIComponent(link.hash) === `#${steps[index].dataset.anchor}`) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    });
  };

  steps.forEach((step, index) => {
    const bar = document.createElement("p");
    bar.className = "walk";
    [[index - 1, "{{>text/script.previousStep}}"], [index + 1, "{{>text/script.nextStep}}"]].forEach(([to, name]) => {
      if (!steps[to]) return;
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.setAttribute("aria-label", `${name}{{>text/list.colon}}${steps[to].querySelector("h2").textContent}`);
      button.addEventListener("click", () => go(to));
      bar.append(button);
    });
    step.append(bar);
  });

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest?.("dialog, input, select, textarea, [contenteditable], [tabindex='0']")) return;
    /* The next step is in the reading direction. */
    const forth = document.documentElement.dir === "rtl" ? -1 : 1;
    const move = { ArrowLeft: -forth, ArrowRight: forth }[event.key];
    if (!move || !steps[current + move]) return;
    event.preventDefault();
    go(current + move);
  });

  /* The step that is being read is marked, and the address names it once the reader has scrolled there. */
  const look = () => {
    const passed = steps.filter((step) => step.getBoundingClientRect().top < innerHeight / 3);
    return Math.max(passed.length - 1, 0);
  };
  mark(look());
  const observer = new IntersectionObserver(() => {
    const top = steps[chosen]?.getBoundingClientRect().top ?? -1;
    if (top > -1 && top < innerHeight) return;
    chosen = -1;
    const index = look();
    if (index === current) return;
    mark(index);
    try { history.replaceState(null, "", `#${steps[index].dataset.anchor}`); } catch { /* Some folders allow none. */ }
  }, { rootMargin: "0px 0px -66% 0px" });
  steps.forEach((step) => observer.observe(step));
})();
