import { storedValue } from '@simmer/shared/stored-value';
import { useState } from 'react';
import * as v from 'valibot';

export const PAPERS = ['80 mm tickets', 'Labels, one per portion'] as const;

const SettingsSchema = v.object({
  paper: v.fallback(v.picklist(PAPERS), PAPERS[0]),
  hasPrices: v.fallback(v.boolean(), true),
  /** The name of a label format; empty until one is chosen. */
  format: v.fallback(v.string(), ''),
  /** The owner's own line on each label. */
  ownLine: v.fallback(v.string(), ''),
});
type PaperSettings = Readonly<v.InferOutput<typeof SettingsSchema>>;

const device = storedValue('simmer:kitchen-paper', SettingsSchema, 'localStorage');

/** How this device prints tickets and labels. It remembers each change. */
export function usePaperSettings() {
  const [settings, set] = useState(() => device.get() ?? v.parse(SettingsSchema, {}));
  const change = (part: Partial<PaperSettings>) => {
    const next = { ...settings, ...part };
    set(next);
    device.set(next);
  };
  return [settings, change] as const;
}
