export { contrastsOf, readTokens } from './contrast';
export { pictureCss } from './css';
export { PAIRS } from './pairs';
export { readTheme, tokensPath, type Theme } from './theme';
