import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// As in time-limit.ts: only a hang should time out.
configure({ asyncUtilTimeout: 20_000 });
// jsdom lacks these.
Element.prototype.scrollIntoView = () => undefined;
Object.assign(window, { matchMedia: () => ({ matches: false }) });
afterEach(cleanup);
