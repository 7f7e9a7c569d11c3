import { createRoot } from 'react-dom/client';
import { InspectorPanel } from './inspector-panel';
import { ModuleFrames } from './module-frames';

let close: (() => void) | undefined;

export function toggleInspector(): void {
  if (close) {
    close();
    return;
  }
  const before = document.activeElement;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  close = () => {
    close = undefined;
    root.unmount();
    container.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  root.render(
    <>
      <ModuleFrames />
      <InspectorPanel onClose={close} />
    </>,
  );
}
