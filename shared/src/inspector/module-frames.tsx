import { useEffect, useState } from 'react';
import styles from './module-frames.module.css';

interface Frame {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Outlines each module in view. Hidden from screen readers, which have the table; taps pass through to the page. */
export function ModuleFrames() {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useEffect(() => follow(setFrames), []);
  return (
    <div aria-hidden className={styles.frames}>
      {frames.map((frame) => (
        <div
          key={frame.name}
          className={frame.name === 'shell' ? `${styles.frame} ${styles.shell}` : styles.frame}
          // The Content-Security-Policy allows the style object but not the attribute.
          ref={(element) => {
            if (!element) return;
            element.style.transform = `translate(${String(frame.left)}px, ${String(frame.top)}px)`;
            element.style.width = `${String(frame.width)}px`;
            element.style.height = `${String(frame.height)}px`;
          }}
        >
          <span className={styles.label}>{frame.name}</span>
        </div>
      ))}
    </div>
  );
}

/**
 * Reports where the modules are, at most once per animation frame in which something may have moved.
 * @returns a function that stops it.
 */
function follow(report: (frames: readonly Frame[]) => void): () => void {
  let request: number | undefined;
  const sizes = new ResizeObserver(scheduleUpdate);
  const update = () => {
    request = undefined;
    const modules = [...document.querySelectorAll<HTMLElement>('[data-module]')];
    // Observing an element twice does nothing, and the browser drops elements that left the page.
    for (const module of modules) sizes.observe(module);
    report(modules.map(frameOf).filter(({ width, height }) => width > 0 && height > 0));
  };
  function scheduleUpdate() {
    request ??= requestAnimationFrame(update);
  }
  const changes = new MutationObserver(scheduleUpdate);
  const root = document.getElementById('root');
  if (root) changes.observe(root, { childList: true, subtree: true });
  window.addEventListener('scroll', scheduleUpdate, { capture: true, passive: true });
  window.addEventListener('resize', scheduleUpdate);
  scheduleUpdate();
  return () => {
    if (request !== undefined) cancelAnimationFrame(request);
    sizes.disconnect();
    changes.disconnect();
    window.removeEventListener('scroll', scheduleUpdate, { capture: true });
    window.removeEventListener('resize', scheduleUpdate);
  };
}

function frameOf(module: HTMLElement): Frame {
  const name = module.dataset.module ?? '';
  const page = document.documentElement;
  // The fixed bar covers a remote; the page's scroll padding is its height.
  const bar = Number.parseFloat(getComputedStyle(page).scrollPaddingTop);
  const above = name === 'shell' || Number.isNaN(bar) ? 0 : bar;
  const rect = module.getBoundingClientRect();
  const left = Math.max(rect.left, 0);
  const top = Math.max(rect.top, above);
  return {
    name,
    left,
    top,
    width: Math.min(rect.right, page.clientWidth) - left,
    height: Math.min(rect.bottom, page.clientHeight) - top,
  };
}
