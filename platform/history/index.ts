export { historyOf } from './facts';
export { historyPage } from './page';
export { tablesOf } from './tables';
