import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// Only a test that hangs should time out (every-test.ts).
configure({ asyncUtilTimeout: 20_000 });
// jsdom lacks these.
Element.prototype.scrollIntoView = () => undefined;
Object.assign(window, {
  matchMedia: () => ({ matches: false }),
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});

// jsdom tries all rules of a browser's style sheet on each element, which takes a fifth of the tests' time. Without a
// style sheet of ours, tests only need to know what is hidden.
const computed = window.getComputedStyle.bind(window);
const HIDDEN = '[hidden], dialog:not([open]), datalist, script, style, template';
const plain = document.createElement('p').style;
const hidden = document.createElement('p').style;
hidden.display = 'none';
window.getComputedStyle = (element) => {
  if (document.styleSheets.length > 0) return computed(element);
  if (element.matches(HIDDEN)) return hidden;
  return element instanceof HTMLElement && element.hasAttribute('style') ? element.style : plain;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
