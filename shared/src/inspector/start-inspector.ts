import { reportProblem } from '../report/report';
import { PARAMETER } from './inspector-parameter';

/**
 * Opens the inspector on a page whose address has `?modules`, and on Alt+Shift+M, which no browser or screen reader
 * uses. Until then, none of its code is fetched.
 */
export function startInspector(): void {
  const toggle = () => {
    import(/* webpackChunkName: "inspector" */ './inspector').then(
      ({ toggleInspector }) => toggleInspector(),
      (error: unknown) => reportProblem('inspector', 'it could not be fetched.', error),
    );
  };
  window.addEventListener('keydown', (event) => {
    const { altKey, shiftKey, ctrlKey, code, target } = event;
    if (!altKey || !shiftKey || ctrlKey || code !== 'KeyM') return;
    // On a Mac, this key combination types a letter.
    if (target instanceof Element && target.matches('input, textarea')) return;
    event.preventDefault();
    toggle();
  });
  if (new URLSearchParams(location.search).has(PARAMETER)) toggle();
}
