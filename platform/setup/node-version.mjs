/**
 * @param {string} running the version of this Node, "20.18.1"
 * @param {string} wanted the engines field, ">=20.19"
 * @returns {string | undefined} one sentence when this Node is too old
 */
export function nodeVersionProblem(running, wanted) {
  const least = wanted.replace(/^>=/, '').split('.').map(Number);
  const have = running.split('.').map(Number);
  for (const [place, number] of least.entries()) {
    const own = have[place] ?? 0;
    if (own > number) return undefined;
    if (own < number) {
      return `Simmer needs Node ${least.join('.')} or newer, but this is ${running}: install a current LTS from https://nodejs.org and try again.`;
    }
  }
  return undefined;
}
