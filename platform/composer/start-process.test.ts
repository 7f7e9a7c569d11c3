import { once } from 'node:events';
import { startProcess } from './start-process';

jest.unmock('./start-process');

const ATTEMPTS = {
  read: 'require("fs").readFileSync("/etc/hosts")',
  'read another process’s environment':
    'require("fs").readFileSync(`/proc/${process.ppid}/environ`)',
  write: 'require("fs").writeFileSync("/tmp/shop-sandbox", "")',
  'start a program': 'require("child_process").spawnSync("true")',
  'start a thread': 'new (require("worker_threads").Worker)("", { eval: true })',
};

it('a process for server builds has no files, programs, threads or environment, because Node denies them', async () => {
  const tried = Object.entries(ATTEMPTS).map(([name, code]) => {
    const result = `result[${JSON.stringify(name)}]`;
    return `try { ${code}; ${result} = 'done'; } catch ({ code }) { ${result} = code; }`;
  });
  const { output } = startProcess(
    `const result = { variables: Object.keys(process.env) };
     ${tried.join('\n')}
     console.log(JSON.stringify(result));`,
  );
  const [text] = await once(output, 'data');
  const denied = Object.keys(ATTEMPTS).map((name) => [name, 'ERR_ACCESS_DENIED']);
  expect(JSON.parse(String(text))).toEqual({ variables: [], ...Object.fromEntries(denied) });
});
