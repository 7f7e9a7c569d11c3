import { PassThrough } from 'node:stream';
import { runInNewContext } from 'node:vm';
import type { LineProcess } from '../start-process';

/** Runs the same code in this process: tests compose hundreds of times, and starting a process takes a while. */
export function startProcess(code: string): LineProcess {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  runInNewContext(code, { process: { stdin, stdout }, require, console });
  const stop = () => {
    stdin.end();
  };
  return { input: stdin, output: stdout, stop };
}
