import { grantManager } from '../managers';

// `npm run make-manager -- someone@example.com [--project id]`
console.log(`\n  ${await grantManager(process.argv.slice(2), process.env)}\n`);
process.exit(0);
