import * as v from 'valibot';

/** The coverage of an expression of the rules. `values` is missing when it was never reached. */
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
 * Lists each expression that was never evaluated, or only to an error. Its parts are not listed.
 * @param coverage the emulator's coverage of the rules since they were loaded.
 * @throws ValiError when it has an unexpected format; Error when it has no expression.
 */
export function unevaluated(coverage: unknown): string[] {
  const { rules, report } = v.parse(CoverageSchema, coverage);
  const source = rules.files[0].content;
  if (report.length === 0) throw new Error('The emulator reports no expression of the rules.');

  function visit({ sourcePosition, values = [], children = [] }: Expression): string[] {
    // The emulator reports an error as the value "undefined". An error alone does not count.
    if (values.some(({ value }) => !('undefined' in value))) return children.flatMap(visit);
    const { line, column, currentOffset, endOffset } = sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    return [`firestore.rules:${String(line)}:${String(column)} was never evaluated: ${text}`];
  }
  return report.flatMap(visit);
}
