/* Studies used to be single pages: redirects old anchors to the pages that have their content now. */
(() => {
  "use strict";
  const forward = () => {
    let name = "";
    try { name = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    const target = name && document.getElementById(name);
    const link = target && target.closest(".study-map") && target.querySelector("a");
    if (link) location.replace(link.href);
    else if (name && !target && /-L\d+$|^Comparison-\d+$|-hunk-/.test(name)) {
      const files = document.querySelector(".study-pages a[href$='files/']");
      if (files) location.replace(files.href + location.hash);
    }
  };
  addEventListener("hashchange", forward);
  forward();
})();
