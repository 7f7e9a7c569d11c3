import * as v from 'valibot';
import { EVENTS } from '../../../shared/src/bus/events';
import { describeEvents } from './describe-events';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sent = v.object({ lines: count, totalCents: count });

function fingerprintOf(payload: v.GenericSchema<object>): string | undefined {
  return describeEvents({ 'order/sent': { version: 1, payload } })['order/sent']?.fingerprint;
}

describe('what a release says of the events', () => {
  it('names each with its payload version and a fingerprint of its payload', () => {
    const described = describeEvents(EVENTS);
    expect(Object.keys(described)).toEqual(Object.keys(EVENTS));
    for (const { version, fingerprint } of Object.values(described)) {
      expect(version).toBeGreaterThanOrEqual(1);
      expect(fingerprint).toMatch(/^[0-9a-f]{8}$/);
    }
    expect(described['order/sent']?.fingerprint).toBe(fingerprintOf(sent));
  });

  it('tells whether the version before is read as well', () => {
    const described = describeEvents({
      'order/sent': { version: 2, payload: sent, previous: sent },
      'menu/changed': { version: 2, payload: sent },
    });
    expect(described['order/sent']?.readsPrevious).toBe(true);
    expect(described['menu/changed']?.readsPrevious).toBe(false);
  });
});

describe('the fingerprint of a payload', () => {
  const { fields, payload } = {
    fields: { name: v.string(), role: v.picklist(['guest', 'manager']), lines: count },
    payload: (part: object) => v.object({ ...fields, ...part }),
  };
  const before = fingerprintOf(payload({}));

  it.each([
    ['a field is added', payload({ added: v.string() })],
    [
      'a field is called otherwise',
      v.object({ title: fields.name, role: fields.role, lines: count }),
    ],
    ['a type changes', payload({ name: v.number() })],
    ['a field may be missing', payload({ name: v.exactOptional(v.string()) })],
    ['a minimum changes', payload({ lines: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })],
    ['a choice is added', payload({ role: v.picklist(['guest', 'manager', 'cook']) })],
    ['what is not named is refused', v.strictObject(fields)],
  ])('is another when %s', (_case, after) => {
    expect(fingerprintOf(after)).not.toBe(before);
  });

  it.each([
    ['another pattern is asked for', /^a/, /^b/],
    ['the pattern ignores case', /^a/, /^a/i],
  ])('is another when %s', (_case, old, changed) => {
    const of = (pattern: RegExp) => v.object({ name: v.pipe(v.string(), v.regex(pattern)) });
    expect(fingerprintOf(of(changed))).not.toBe(fingerprintOf(of(old)));
  });

  it.each([
    [
      'fields are written in another order',
      v.object({ lines: count, role: fields.role, name: v.string() }),
    ],
    ['choices are written in another order', payload({ role: v.picklist(['manager', 'guest']) })],
    ['the words of a refusal change', payload({ name: v.string('must be a text') })],
  ])('stays when %s', (_case, after) => {
    expect(fingerprintOf(after)).toBe(before);
  });

  it.each([
    [
      'check',
      v.pipe(
        v.string(),
        v.check((text) => text !== ''),
      ),
    ],
    [
      'transform',
      v.pipe(
        v.string(),
        v.transform((text) => text.trim()),
      ),
    ],
    ['lazy', v.lazy(() => v.string())],
  ])(
    'is refused for a payload with the function of a "%s", by the name of the event',
    (type, name) => {
      expect(() => fingerprintOf(v.object({ name }))).toThrow(
        `The payload of "order/sent" uses "${type}"`,
      );
    },
  );
});
