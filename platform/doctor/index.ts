export { examine } from './examine';
export { printFindings } from './report';
export { chooseTarget, type Target } from './target';
export { sendTestOrder } from './test-order';
