export { grantManager } from './grant-manager';
