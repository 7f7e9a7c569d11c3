// Only a hang should time out: on a busy machine or a slow disk, tests are slow. This is a setup file because jest
// ignores `testTimeout` in the configuration of one of several projects.
jest.setTimeout(60_000);

// For the next test, which may not fake them.
afterEach(() => {
  jest.useRealTimers();
});
