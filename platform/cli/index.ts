export { defineCommand } from './command';
export type { Doctor } from './doctor';
