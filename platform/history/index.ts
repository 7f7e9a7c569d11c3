export { historyOf } from './facts';
export { markdownOf, tablesOf } from './tables';
