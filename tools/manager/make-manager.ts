import { appointManager } from './appoint';

// `npm run make-manager -- someone@example.com [--project id]`
console.log(`\n  ${await appointManager(process.argv.slice(2), process.env)}\n`);
process.exit(0);
