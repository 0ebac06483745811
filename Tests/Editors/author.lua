-- An author's session in Neovim: writes a study with ten mistakes, sees each and fixes each, and prints what Neovim showed.
-- Usage: nvim --headless --clean -S author.lua, with SOLIDSITE (the program), STUDY (the file) and RECORD (the output) set.
local program, study, record = vim.env.SOLIDSITE, vim.env.STUDY, vim.env.RECORD
local out = assert(io.open(record, "w"))

local function say(...)
  out:write(string.format(...) .. "\n")
  out:flush()
end

local function finish(status)
  out:close()
  vim.cmd(status == 0 and "qall!" or "cquit!")
end

local function await(what, holds)
  if not vim.wait(60000, holds, 10) then
    say("waited in vain for %s", what)
    finish(1)
  end
end

-- The text as the author first writes it.
local text = {
  "---",
  "title: Parking fees",
  "sumary: A new kind of vehicle should not mean opening the code that charges all others.",
  "principles: [opc]",
  "difficulty: easy",
  "date: 2026-31-12",
  "assumes: [queu]",
  "---",
  "",
  "## The change somebody wants",
  "",
  "The operator wants to let motorcycles in, as [the queue](qeue.md) shows, and [later](#what-it-cost) pays.",
  "",
  "## Before",
  "",
  "```swift Fee.swift befor",
  "func fee(hours: Int) -> Int { 2 * hours }",
  "```",
  "",
  "## After",
  "",
  "```swift src=code/Tarif.swift",
  "```",
  "",
  "#### What it costs",
  "",
  "![](fees.png)",
}

-- What the author does about each, by the diagnostic: the words that go, and those that come.
local fixes = {
  { "UnknownKey", "sumary", "summary" },
  { "WrongValue", "easy", "introductory" },
  { "WrongType", "2026-31-12", "2026-12-31" },
  { "UnknownAssumption", "queu", "queue" },
  { "DeadLink", "qeue.md", "queue.md" },
  { "DeadAnchor", "what-it-cost)", "what-it-costs)" },
  { "UnknownInfoWord", "befor", "before" },
  -- Shown only now: a wrong word of an info string can be what makes a principle unknown.
  { "UnknownPrinciple", "opc", "ocp" },
  { "MissingInclude", "Tarif.swift", "Tariff.swift" },
  { "SkippedHeadingLevel", "#### What", "## What" },
  { "MissingImage", "![](fees.png)", "Two types where there was a function." },
}

vim.cmd("edit " .. vim.fn.fnameescape(study))
local buffer = vim.api.nvim_get_current_buf()
vim.bo.filetype = "markdown"
local client = vim.lsp.start_client({
  name = "solidsite",
  cmd = { program, "lsp" },
  root_dir = vim.fn.fnamemodify(study, ":h:h:h"),
})
vim.lsp.buf_attach_client(buffer, client)

local function encoding()
  return vim.lsp.get_client_by_id(client).offset_encoding or "utf-16"
end

local function shown()
  return vim.diagnostic.get(buffer)
end

-- Waits until Neovim shows the diagnostics of the present text.
local seen = -1
local handler = vim.lsp.handlers["textDocument/publishDiagnostics"]
vim.lsp.handlers["textDocument/publishDiagnostics"] = function(fault, result, context, config)
  handler(fault, result, context, config)
  if result.uri == vim.uri_from_bufnr(buffer) then
    seen = result.version or 0
  end
end
local function settle()
  await("diagnostics", function()
    return vim.lsp.buf_is_attached(buffer, client) and seen == (vim.lsp.util.buf_versions[buffer] or 0)
  end)
end

local function ask(method, parameters)
  local results = vim.lsp.buf_request_sync(buffer, method, parameters, 60000)
  return results and results[client] and results[client].result
end

vim.api.nvim_buf_set_lines(buffer, 0, -1, false, text)
settle()

local function errors()
  local list = {}
  for _, item in ipairs(shown()) do
    if item.severity <= vim.diagnostic.severity.WARN then
      table.insert(list, item)
    end
  end
  table.sort(list, function(a, b)
    return a.lnum * 1000 + a.col < b.lnum * 1000 + b.col
  end)
  return list
end

local function code(item)
  return item.code or item.user_data.lsp.code
end

say("The author writes %d lines, and Neovim shows:", #text)
for _, item in ipairs(errors()) do
  say("  %d:%d %s: %s", item.lnum + 1, item.col + 1, code(item), (item.message:gsub("\n", "\n      ")))
end

for number, fix in ipairs(fixes) do
  local id, wrong, right = unpack(fix)
  local found
  for _, item in ipairs(errors()) do
    local line = vim.api.nvim_buf_get_lines(buffer, item.lnum, item.lnum + 1, false)[1]
    if code(item) == id and line:find(wrong, 1, true) then
      found = item
    end
  end
  if not found then
    say("%d. %s isn't shown where '%s' is", number, id, wrong)
    finish(1)
    return
  end
  say("%d. %s at %d:%d", number, id, found.lnum + 1, found.col + 1)
  -- Where the server offers a fix, the author takes it; otherwise the words are typed.
  local range = {
    start = { line = found.lnum, character = found.col },
    ["end"] = { line = found.end_lnum, character = found.end_col },
  }
  local actions = ask("textDocument/codeAction", {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = range,
    context = { diagnostics = {}, only = { "quickfix" } },
  }) or {}
  local action
  for _, one in ipairs(actions) do
    if one.diagnostics[1].code == id and not action then
      action = one
    end
  end
  local line = vim.api.nvim_buf_get_lines(buffer, found.lnum, found.lnum + 1, false)[1]
  if action then
    vim.lsp.util.apply_workspace_edit(action.edit, encoding())
  else
    local start = line:find(wrong, 1, true) - 1
    vim.api.nvim_buf_set_text(buffer, found.lnum, start, found.lnum, start + #wrong, { right })
  end
  settle()
  for _, item in ipairs(errors()) do
    if code(item) == id and item.lnum == found.lnum and item.col == found.col then
      say("   is still shown: %s", vim.api.nvim_buf_get_lines(buffer, item.lnum, item.lnum + 1, false)[1])
      finish(1)
      return
    end
  end
  say("   fixed: %s", action and action.title or string.format("typed '%s' for '%s'", right, wrong))
end

say("Left are:")
for _, item in ipairs(errors()) do
  say("  %d:%d %s: %s", item.lnum + 1, item.col + 1, code(item), (item.message:gsub("\n", "\n      ")))
end

local function at(words)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local column = line:find(words, 1, true)
    if column then
      return {
        textDocument = vim.lsp.util.make_text_document_params(buffer),
        position = { line = number - 1, character = column },
      }
    end
  end
end

local hover = ask("textDocument/hover", at("ocp"))
say("Above 'ocp': %s", hover.contents.value:match("[^\n]+"))
local labels = {}
for _, item in ipairs(vim.lsp.util.extract_completion_items(ask("textDocument/completion", at("[ocp")))) do
  table.insert(labels, item.label)
end
say("Proposed for principles: %s", table.concat(labels, " "))
local places = ask("textDocument/definition", at("queue.md"))
say("'queue.md' leads to %s", vim.fn.fnamemodify(vim.uri_to_fname(places[1].uri), ":t"))
vim.lsp.util.apply_workspace_edit(
  ask("textDocument/rename", vim.tbl_extend("force", at("Fee.swift"), { newName = "Charge.swift" })), encoding())
say("After the rename: %s", vim.api.nvim_buf_get_lines(buffer, 15, 16, false)[1])
local lenses = ask("textDocument/codeLens", { textDocument = vim.lsp.util.make_text_document_params(buffer) })
say("Above the first line: %s", lenses[1].command.title)
finish(0)
