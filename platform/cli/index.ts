export { defineCommand } from './command';
