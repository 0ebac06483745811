// Starts `solidsite lsp` for Markdown files and site settings. Everything else is the server's work.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function start() {
  const settings = vscode.workspace.getConfiguration("solidsite");
  const program = {
    command: settings.get("path"),
    args: ["lsp", ...settings.get("arguments")],
  };
  client = new LanguageClient("solidsite", "solidsite", program, {
    documentSelector: [
      { language: "markdown" },
      { scheme: "file", pattern: "**/solidsite.yml" },
    ],
  });
  return client.start();
}

exports.activate = async (context) => {
  const restart = async () => {
    await client?.stop();
    await start();
  };
  context.subscriptions.push(vscode.commands.registerCommand("solidsite.restart", restart));
  await start();
};

exports.deactivate = () => client?.stop();
