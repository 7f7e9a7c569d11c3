import { siteConfig } from '@simmer/shared/config';

/** Lengths are in millimeters. */
export interface LabelFormat {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A sheet of labels, with the place of its first one; undefined for a roll, whose page is the label. */
  readonly sheet?: {
    readonly width: number;
    readonly height: number;
    readonly columns: number;
    readonly rows: number;
    readonly left: number;
    readonly top: number;
    /** Between the columns. The rows touch. */
    readonly gap: number;
  };
}

/** Their names are on the packages that are sold. */
export const LABEL_FORMATS: readonly LabelFormat[] = [
  {
    name: 'Letter, Avery 5163 (4 × 2 in)',
    ...{ width: 101.6, height: 50.8 },
    sheet: { width: 215.9, height: 279.4, columns: 2, rows: 5, left: 4, top: 12.7, gap: 4.7 },
  },
  {
    name: 'A4, Avery L7173 (99 × 57 mm)',
    ...{ width: 99.1, height: 57 },
    sheet: { width: 210, height: 297, columns: 2, rows: 5, left: 4.65, top: 6, gap: 2.5 },
  },
  { name: 'Label printer, 4 × 2 in', width: 101.6, height: 50.8 },
  { name: 'Label printer, 3 × 2 in', width: 76.2, height: 50.8 },
];

/** The format of that name, or the sheet that is sold where the shop is. */
export function labelFormat(name: string): LabelFormat | undefined {
  const isLetter = /-(US|CA|MX)\b/i.test(siteConfig().business.locale);
  return (
    LABEL_FORMATS.find((format) => format.name === name) ??
    LABEL_FORMATS.find((format) => format.name.startsWith(isLetter ? 'Letter' : 'A4'))
  );
}
