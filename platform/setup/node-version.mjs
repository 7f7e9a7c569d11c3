/**
 * @param {string} running the version of this Node, "20.18.1"
 * @param {string} wanted the engines field, "^20.19 || >=24"
 * @returns {string | undefined} one sentence when this Node cannot be used
 */
export function nodeVersionProblem(running, wanted) {
  const alternatives = wanted.split(' || ');
  if (alternatives.some((range) => isIn(running, range))) return undefined;
  const versions = alternatives.map((range) => `${range.replace(/^\D+/, '')}+`);
  const named = versions.join(', ').replace(/, (?=[^,]*$)/, ' or ');
  return `Node ${named} is needed, but this is ${running}: install a current LTS from https://nodejs.org and try again.`;
}

/** @param {string} range with a caret, within its major version; with ">=", from there on */
function isIn(running, range) {
  const [major, minor] = running.split('.').map(Number);
  const [leastMajor, leastMinor = 0] = range.replace(/^\D+/, '').split('.').map(Number);
  if (major === leastMajor) return minor >= leastMinor;
  return range.startsWith('>=') && major > leastMajor;
}
