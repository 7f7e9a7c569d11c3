import { reportError, reportProblem } from './report';

describe('a developer', () => {
  it('reads of a failure as an error: where, what, and the cause itself', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('permission-denied');
    reportError('menu', 'the menu could not be loaded.', cause);
    expect(error.mock.calls).toEqual([['[simmer/menu] the menu could not be loaded.', cause]]);
  });

  it('reads of what was mended on the spot as a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    reportProblem('menu', 'menu/a was left out.');
    expect(warn.mock.calls).toEqual([['[simmer/menu] menu/a was left out.']]);
  });
});
