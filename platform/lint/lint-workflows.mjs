// Checks the workflows with GitHub's own language service: part of `npm run lint`. Its packages import JSON as bundlers
// do, so it runs with tsx.
import { readdirSync, readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

const folder = '.github/workflows';
/** Workflows that a job uses are checked, too: their inputs, outputs and permissions. */
const fileProvider = {
  getFileContent: async ({ path }) => ({ name: path, content: readFileSync(path, 'utf8') }),
};
for (const name of readdirSync(folder)) {
  const uri = `${folder}/${name}`;
  const text = TextDocument.create(uri, 'yaml', 0, readFileSync(uri, 'utf8'));
  for (const { message, range } of await validate(text, { fileProvider })) {
    console.error(`${uri}:${range.start.line + 1}:${range.start.character + 1}: ${message}`);
    process.exitCode = 1;
  }
}
