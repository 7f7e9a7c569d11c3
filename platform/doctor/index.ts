export { examine } from './examine';
export { printFindings } from './report';
export { chooseTarget } from './target';
export { sendTestOrder } from './test-order';
