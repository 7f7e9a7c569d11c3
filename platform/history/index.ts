export { historyOf } from './facts';
export { historyPage } from './history-page';
export { tablesOf } from './tables';
