import type { Visit } from './visits';

/** Where something was found. */
type Place = Pick<Visit, 'module' | 'pathname'>;

/** A violation in axe's report. */
interface Violation {
  id: string;
  help: string;
  nodes: readonly { html: string }[];
}

const LONGEST = 300;

/**
 * Describes what a page wrote to the console, without repetitions.
 * @returns messages; `isCause` marks those that explain why a remote failed.
 */
export function consoleProblems(
  logged: readonly string[],
  { module, pathname }: Place,
): { message: string; isCause: boolean }[] {
  const problems = [...new Set(logged.map(withoutStack))].map((text) => {
    const failed = /^\[simmer\/remotes\] (\S+) failed\. (.*)$/.exec(text);
    if (failed)
      return {
        message: `${failed[1] ?? ''} fails on ${pathname}: ${failed[2] ?? ''}`,
        isCause: true,
      };
    const mismatch = /^\[simmer\/hydration\] part of the page was rendered again\. (.*)$/.exec(
      text,
    );
    return {
      message: mismatch
        ? `${module} renders ${pathname} differently than its server build, so React rendered it again. The first render must not depend on "window", the time or chance. (${mismatch[1] ?? ''})`
        : `${module} writes to the console on ${pathname}: ${text}`,
      isCause: false,
    };
  });
  const causes = problems.filter(({ isCause }) => isCause);
  // Before React gives up on a module it renders it again, which is the same problem.
  return causes.length > 0 ? causes : problems;
}

/** The message in one line, without the stack trace and "Error: ". */
function withoutStack(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s+at /.test(line));
  const whole = lines
    .join(' ')
    .replace(/(^|\s)Error: /g, '$1')
    // Keeps only the URL of React's full message.
    .replace(/Minified React error #\d+; visit (\S+) for the full message.*$/, '$1')
    .trim();
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

/** A message for each violated rule, with the first element that violates it. */
export function accessibilityProblems(
  violations: readonly Violation[],
  { module, pathname }: Place,
): string[] {
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    // The classes of a release are hashes.
    const element = first?.html.replace(/ class="[^"]*"/g, '').slice(0, 120) ?? 'the page';
    const more = nodes.length > 1 ? `, and ${String(nodes.length - 1)} more` : '';
    return `${module} is not accessible on ${pathname}: ${help} (${id}), at ${element}${more}.`;
  });
}
