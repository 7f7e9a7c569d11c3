import * as v from 'valibot';
import { PROJECT_ID } from '../local-cloud';

const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

/** Part of what the emulator tells about each expression of the rules: nothing in `values` when it was never reached. */
type Expression = {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: object }[] | undefined;
  children?: Expression[] | undefined;
};

const ExpressionSchema: v.GenericSchema<unknown, Expression> = v.object({
  sourcePosition: v.object({
    line: v.number(),
    column: v.number(),
    currentOffset: v.optional(v.number(), 0),
    endOffset: v.number(),
  }),
  values: v.optional(v.array(v.object({ value: v.looseObject({}) }))),
  children: v.optional(v.array(v.lazy(() => ExpressionSchema))),
});
const CoverageSchema = v.object({
  rules: v.object({ files: v.tuple([v.object({ content: v.string() })]) }),
  report: v.optional(v.array(ExpressionSchema), []),
});

/**
 * Puts other rules into a running emulator.
 * @param emulator its address, http://127.0.0.1:8080.
 * @returns the compiler's words when they are no rules; undefined when they hold now.
 */
export async function loadRules(emulator: string, content: string): Promise<string | undefined> {
  const response = await fetch(`${emulator}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.ok) return undefined;
  return v.parse(RefusalSchema, await response.json()).error.message;
}

/** The emulator's account of what the rules evaluated since they were loaded, of unknown shape. */
export async function readCoverage(emulator: string): Promise<unknown> {
  const response = await fetch(`${emulator}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`, {
    signal: AbortSignal.timeout(30_000),
  });
  return response.json();
}

/**
 * One line for each expression that was never evaluated, or only to an error, and none for the parts of such an expression.
 * @param coverage what `readCoverage` returned.
 * @throws ValiError when it is not what the emulator is known to answer; Error when it names no expression at all.
 */
export function unevaluated(coverage: unknown): string[] {
  const { rules, report } = v.parse(CoverageSchema, coverage);
  const source = rules.files[0].content;
  if (report.length === 0) throw new Error('The emulator knows no expression of the rules.');

  function look({ sourcePosition, values = [], children = [] }: Expression): string[] {
    // An error is told as the value "undefined"; it alone does not show what the expression is good for.
    if (values.some(({ value }) => !('undefined' in value))) return children.flatMap(look);
    const { line, column, currentOffset, endOffset } = sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    return [`firestore.rules:${String(line)}:${String(column)} was never evaluated: ${text}`];
  }
  return report.flatMap(look);
}
