import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// As in time-limit.ts: only what never comes fails by time.
configure({ asyncUtilTimeout: 20_000 });
// What jsdom lacks.
Element.prototype.scrollIntoView = () => undefined;
Object.assign(window, { matchMedia: () => ({ matches: false }) });
afterEach(cleanup);
