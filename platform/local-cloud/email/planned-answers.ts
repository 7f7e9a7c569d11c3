import * as v from 'valibot';

/** What the stand-in shall do with the next requests instead of sending them. */
export const PlanSchema = v.object({
  /** For how many requests; 1 unless told. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Wait this long first. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** `send`: then go on as always. `answer`: answer with status and text. `hang`: never answer. */
  then: v.variant('kind', [
    v.object({ kind: v.literal('send') }),
    v.object({
      kind: v.literal('answer'),
      status: v.pipe(v.number(), v.integer()),
      text: v.string(),
    }),
    v.object({ kind: v.literal('hang') }),
  ]),
});

export type Plan = v.InferOutput<typeof PlanSchema>;
export type PlanInput = v.InferInput<typeof PlanSchema>;
type Step = Pick<Plan, 'delayMs' | 'then'>;

/** The plans in the order in which they were made; each request takes one step. */
export type PlannedAnswers = { add: (plan: Plan) => void; next: () => Step; clear: () => void };

export function plannedAnswers(): PlannedAnswers {
  let steps: Step[] = [];
  return {
    add: ({ count, ...step }) => {
      steps.push(...Array.from({ length: count }, () => step));
    },
    next: () => steps.shift() ?? { delayMs: 0, then: { kind: 'send' } },
    clear: () => {
      steps = [];
    },
  };
}
