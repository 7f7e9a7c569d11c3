import {
  CliError,
  counted,
  printDone,
  printFailed,
  printHeading,
  printRemark,
  printWarning,
  root,
} from '../base';
import * as v from 'valibot';
import type { Store } from '../releases';
import { load, loadShop, readSiteConfig } from '../shop';
import { findChromium } from '../setup';
import { defineCommand } from './command';
import { SHOP_STORE_OPTION, shopStoreOf } from './store-option';

/** The result of a check. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem';
  /** The part of the shop that it is about, in a word or two. */
  subject: string;
  /** A plain sentence. */
  text: string;
  /** What to do about it; none when all is well. */
  advice?: string;
}

/** `doctor.platform.ts`: the checks of the shop. */
export interface Doctor {
  /** Checks all parts of the shop. It changes nothing and sends no email. */
  examine: (store: Store) => Promise<readonly Finding[]>;
  /**
   * Sends one marked order like a guest.
   * @returns what happened, in a sentence.
   */
  order?: () => Promise<string>;
}

const loadDoctor = () =>
  load(
    'doctor.platform.ts',
    v.object({ doctor: v.custom<Doctor>((value) => value instanceof Object) }),
  );

export const command = defineCommand(
  {
    usage: 'npm run doctor -- [--order | --visit <address>] [--store <folder>]',
    summary: 'Checks every part of a shop and says what is wrong and what to do. Changes nothing.',
    options: {
      order: {
        type: 'boolean',
        help: 'instead, send one order marked "TEST, please ignore" from a page of the shop',
      },
      visit: {
        type: 'string',
        placeholder: '<address>',
        help: 'instead, use the shop like a guest, in a browser, with the documents at this address; with "" those that guests get',
      },
      ...SHOP_STORE_OPTION,
    },
  },
  async ({ values }) => {
    const site = await readSiteConfig(root);
    const { visit } = values;
    if (visit !== undefined) {
      const shop = new URL(site.business.url).origin;
      printHeading(`Visiting ${visit === '' ? shop : visit}`);
      const { visit: visitShop, visited } = await loadShop();
      await visitShop(shop, await findChromium(), visit === '' ? shop : visit);
      printDone('Visit', visited);
      return 0;
    }
    const { doctor } = await loadDoctor();
    if (values.order) {
      if (!doctor.order) throw new CliError('This shop takes no orders by email.');
      printHeading(`Ordering at ${site.business.url}`);
      printDone('Test order', await doctor.order());
      return 0;
    }
    const store = await shopStoreOf(values);
    printHeading(`Checking ${site.business.url}`);
    const findings = await doctor.examine(store);
    printFindings(findings);
    return findings.some(({ level }) => level === 'problem') ? 1 : 0;
  },
);

/** Prints each finding with what to do about it, and how many there are of each kind. */
function printFindings(findings: readonly Finding[]): void {
  for (const { level, subject, text, advice } of findings) {
    if (level === 'ok') printDone(subject, text);
    else if (level === 'warning') printWarning(subject, text, advice);
    else printFailed(subject, text, advice);
  }
  const count = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  printHeading(
    problems > 0 ? `${counted(problems, 'problem')}: guests will notice.` : 'No problems found.',
  );
  if (warnings > 0) printRemark(`${counted(warnings, 'warning')} to check.`);
}
