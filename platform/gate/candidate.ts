import { resolve } from 'node:path';
import { stateDirectory } from '../base';

/** A release that is stored and not live. */
export interface Candidate {
  module: string;
  version: string;
}

/** The day of a recording, on whose midnight all clocks stand. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Where the gate serves what it checks, and keeps its recordings, verdicts and report. */
export const gateDirectory = resolve(stateDirectory, 'gate');

/** What a refusal leaves for the team: `differences.txt`, and pictures that differ. */
export const reportDirectory = resolve(gateDirectory, 'report');
export const pictureDirectory = resolve(reportDirectory, 'pictures');
