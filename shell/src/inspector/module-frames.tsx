import { useEffect, useState } from 'react';
import styles from './module-frames.module.css';

interface Frame {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Draws each module's edge over what of it is in view. For the eye alone: the table says the same in words, and taps go
 * through to the page.
 */
export function ModuleFrames() {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useEffect(() => follow(setFrames), []);
  return (
    <div aria-hidden className={styles.frames}>
      {frames.map((frame) => (
        <div
          key={frame.name}
          className={frame.name === 'shell' ? `${styles.frame} ${styles.shell}` : styles.frame}
          // Through the style object, which the Content-Security-Policy allows, unlike the attribute.
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

/** Tells where the modules are, once per painted frame in which something may have moved. @returns what ends it. */
function follow(tell: (frames: readonly Frame[]) => void): () => void {
  let request: number | undefined;
  const sizes = new ResizeObserver(soon);
  const look = () => {
    request = undefined;
    const parts = [...document.querySelectorAll<HTMLElement>('[data-module]')];
    // Observing what is observed already changes nothing, and what left the page is let go of by the browser.
    for (const part of parts) sizes.observe(part);
    tell(parts.map(frameOf).filter(({ width, height }) => width > 0 && height > 0));
  };
  function soon() {
    request ??= requestAnimationFrame(look);
  }
  const changes = new MutationObserver(soon);
  const root = document.getElementById('root');
  if (root) changes.observe(root, { childList: true, subtree: true });
  window.addEventListener('scroll', soon, { capture: true, passive: true });
  window.addEventListener('resize', soon);
  soon();
  return () => {
    if (request !== undefined) cancelAnimationFrame(request);
    sizes.disconnect();
    changes.disconnect();
    window.removeEventListener('scroll', soon, { capture: true });
    window.removeEventListener('resize', soon);
  };
}

function frameOf(part: HTMLElement): Frame {
  const name = part.dataset.module ?? '';
  const page = document.documentElement;
  // A remote lies under the fixed bar, which is what the page's own scroll padding makes room for.
  const bar = Number.parseFloat(getComputedStyle(page).scrollPaddingTop);
  const above = name === 'shell' || Number.isNaN(bar) ? 0 : bar;
  const rect = part.getBoundingClientRect();
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
