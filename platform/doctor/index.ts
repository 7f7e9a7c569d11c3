export { examine } from './examine';
export { printFindings } from './report';
export { sendTestOrder } from './test-order';
