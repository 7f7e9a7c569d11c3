import { launchOptions } from './launch-options';

it('a program that is interrupted is not ended by the browser that it started: it cleans up first', () => {
  expect(launchOptions(undefined)).toMatchObject({
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
});
