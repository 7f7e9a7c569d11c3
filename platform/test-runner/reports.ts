import { resolve } from 'node:path';
import { stateDirectory } from '../base';

/** Where a runner leaves its report, for the count and for the conformance check. */
export function reportPath(runner: 'jest' | 'rules' | 'playwright' | 'check'): string {
  return resolve(stateDirectory, 'test-results', `${runner}.json`);
}
