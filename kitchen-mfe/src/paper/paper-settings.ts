import { storedValue } from '@simmer/shared/stored-value';
import { useState } from 'react';
import * as v from 'valibot';

/** Lengths are in millimeters. */
export interface PaperKind {
  readonly name: string;
  readonly width: number;
  /** Of a label; undefined for tickets, which are as long as their order. */
  readonly height?: number;
  /** A sheet of labels, with the place of the first one; undefined for a roll, whose page is the label. */
  readonly sheet?: SheetOfLabels;
}

interface SheetOfLabels {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Between the two columns. The five rows touch. */
  readonly gap: number;
}

/** The names of the sheets are on the packages that are sold. */
export const PAPERS = [
  { name: '80 mm tickets', width: 80 },
  {
    name: 'Labels: Avery 5163 (Letter)',
    ...{ width: 101.6, height: 50.8 },
    sheet: { width: 215.9, height: 279.4, left: 4, top: 12.7, gap: 4.7 },
  },
  {
    name: 'Labels: Avery L7173 (A4)',
    ...{ width: 99.1, height: 57 },
    sheet: { width: 210, height: 297, left: 4.65, top: 6, gap: 2.5 },
  },
  { name: 'Labels: printer, 4 × 2 in', width: 101.6, height: 50.8 },
  { name: 'Labels: printer, 3 × 2 in', width: 76.2, height: 50.8 },
] as const satisfies readonly PaperKind[];

const SettingsSchema = v.object({
  paper: v.fallback(v.string(), ''),
  hasPrices: v.fallback(v.boolean(), true),
  /** The owner's own line on each label. */
  ownLine: v.fallback(v.string(), ''),
});
type PaperSettings = Readonly<v.InferOutput<typeof SettingsSchema>>;

const device = storedValue('simmer:kitchen-paper', SettingsSchema, 'localStorage');

/** How this device prints tickets and labels. It remembers each change. */
export function usePaperSettings() {
  const [settings, set] = useState(() => device.get() ?? v.parse(SettingsSchema, {}));
  const change = (part: Partial<PaperSettings>) => {
    // Another tab may have changed something else.
    const next = { ...settings, ...device.get(), ...part };
    set(next);
    device.set(next);
  };
  const kind: PaperKind = PAPERS.find(({ name }) => name === settings.paper) ?? PAPERS[0];
  return [{ ...settings, kind }, change] as const;
}
