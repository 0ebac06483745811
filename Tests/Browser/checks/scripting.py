"""No page needs JavaScript."""

from harness.visit import Visit

TITLE = "with JavaScript off every page shows the same text"
# Buttons that copy, or lead from step to step, need a script, so the script adds them.
READ = """
() => {
  const buttons = [...document.querySelectorAll('.copy, .walk')];
  for (const button of buttons) button.style.setProperty('display', 'none', 'important');
  const read = [document.title, document.body.innerText];
  for (const button of buttons) button.style.removeProperty('display');
  return read;
}
"""


def findings(visit: Visit) -> list[str]:
    """Returns the first line that differs between the page with and without JavaScript."""
    page = visit.show()
    visit.settle()
    with_scripts = [line for line in "\n".join(page.evaluate(READ)).splitlines() if line.strip()]
    context = visit.browser.new_context(java_script_enabled=False, viewport={"width": 1280, "height": 900})
    try:
        plain = context.new_page()
        plain.goto(visit.url, wait_until="load")
        without_scripts = [line for line in "\n".join(plain.evaluate(READ)).splitlines() if line.strip()]
    finally:
        context.close()
    if with_scripts == without_scripts:
        return [] if len(with_scripts) > 1 else ["the page shows no text at all"]
    for one, other in zip(with_scripts + [""], without_scripts + [""]):
        if one != other:
            return [f"“{one[:80]}” is “{other[:80]}” without JavaScript"]
    return [f"{len(with_scripts)} lines with JavaScript, {len(without_scripts)} without"]
