export { pictureCss } from './css';
export { readTheme, tokensPath, type Theme } from './theme';
