import { reportError, reportProblem } from './report';

describe('a developer', () => {
  it('sees a failure as an error: where, what, and the cause', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('permission-denied');
    reportError('menu', 'the menu could not be loaded.', cause);
    expect(error.mock.calls).toEqual([['[simmer/menu] the menu could not be loaded.', cause]]);
  });

  it('sees what the page could handle as a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    reportProblem('menu', 'menu/a was left out.');
    expect(warn.mock.calls).toEqual([['[simmer/menu] menu/a was left out.']]);
  });
});
