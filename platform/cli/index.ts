export { defineCommand } from './command';
export type { Doctor, Finding } from './doctor';
