// Lints code that is not in a file, in a separate process because jest cannot load ESLint's imports. In (stdin): JSON
// list of { file, code, typed }. Out (stdout): JSON list of the rules that reported it, one list per probe.
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const cwd = join(import.meta.dirname, '../..');
// Rules that need types reject a file that no tsconfig includes, so they run only on code that replaces a real file.
const eslint = new ESLint({ cwd });
const withoutTypes = new ESLint({
  cwd,
  overrideConfig: [tseslint.configs.disableTypeChecked, { rules: { 'simmer/text-alone': 'off' } }],
});

let input = '';
for await (const chunk of process.stdin) input += chunk;

const answers = [];
for (const { file, code, typed } of JSON.parse(input)) {
  const [result] = await (typed ? eslint : withoutTypes).lintText(code, { filePath: file });
  answers.push(
    result.messages.map(({ ruleId, message, fatal }) => (fatal ? message : (ruleId ?? message))),
  );
}
process.stdout.write(JSON.stringify(answers));
