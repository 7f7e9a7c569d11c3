import type { Finding } from '../../../platform/cli';

export type { Finding };

/** The findings about one subject. */
export function findingsAbout(subject: string) {
  const finding =
    (level: 'warning' | 'problem') =>
    (text: string, advice: string): Finding => ({ level, subject, text, advice });
  return {
    ok: (text: string): Finding => ({ level: 'ok', subject, text }),
    warning: finding('warning'),
    problem: finding('problem'),
  };
}
