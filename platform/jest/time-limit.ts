// Only a hang fails by time: on a busy machine or a slow disk, a right answer comes late.
// As a set-up file, because jest ignores `testTimeout` in the configuration of one of several projects.
jest.setTimeout(60_000);
