import * as v from 'valibot';
import { journal } from './journal';
import { plannedAnswers, PlanSchema, type PlanInput } from './planned-answers';

const planned = (...plans: PlanInput[]) => {
  const answers = plannedAnswers();
  for (const plan of plans) answers.add(v.parse(PlanSchema, plan));
  return answers;
};

describe('planned faults of the stand-in', () => {
  it('come in the order in which they were planned, and then everything is as always', () => {
    const answers = planned(
      { count: 2, then: { kind: 'answer', status: 503, text: 'busy' } },
      { then: { kind: 'hang' } },
    );
    const kinds = [1, 2, 3, 4].map(() => answers.next().then.kind);
    expect(kinds).toEqual(['answer', 'answer', 'hang', 'send']);
  });

  it('are gone after a clear', () => {
    const answers = planned({ then: { kind: 'hang' } });
    answers.clear();
    expect(answers.next()).toEqual({ delayMs: 0, then: { kind: 'send' } });
  });

  it.each([{}, { count: 0, then: { kind: 'hang' } }, { then: { kind: 'answer', status: 500 } }])(
    'are refused when they say nothing clear: %j',
    (plan) => {
      expect(v.safeParse(PlanSchema, plan).success).toBe(false);
    },
  );
});

describe('the journal of the stand-in', () => {
  it('keeps the latest 200 requests and no more', () => {
    const entries = journal();
    for (let number = 0; number < 250; number += 1) {
      entries.add({ receivedAt: '', status: number, text: '', body: null });
    }
    expect(entries.list()).toHaveLength(200);
    expect(entries.list().at(-1)?.status).toBe(249);
  });
});
