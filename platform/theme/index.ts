export { pictureCss } from './css';
export { readTheme, type Theme } from './theme';
