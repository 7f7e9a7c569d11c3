import { loadRegistry, type Registry } from '@simmer/shared/registry';
import { useEffect, useState } from 'react';
import { measureModules, type ModuleReport, type PageView } from './measure-modules';
import { readOverrides } from './override-store';

const PAUSE_MS = 200;

export function useModules(): { modules: readonly ModuleReport[] | undefined; hasFailed: boolean } {
  const [registry, setRegistry] = useState<Registry>();
  const [hasFailed, setHasFailed] = useState(false);
  const [page, setPage] = useState(lookAtPage);

  useEffect(() => {
    loadRegistry().then(setRegistry, () => {
      setHasFailed(true);
    });
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setPage(lookAtPage());
      }, PAUSE_MS);
    };
    const arrivals = new PerformanceObserver(lookSoon);
    arrivals.observe({ type: 'resource' });
    const changes = new MutationObserver(lookSoon);
    const root = document.getElementById('root');
    if (root) changes.observe(root, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      arrivals.disconnect();
      changes.disconnect();
    };
  }, []);

  return { modules: registry && measureModules(registry, readOverrides(), page), hasFailed };
}

function lookAtPage(): PageView {
  const slots = document.querySelectorAll<HTMLElement>('[data-module]');
  const styles = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return {
    resources: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming),
    styles: [...styles].map(({ dataset, textContent }) => ({
      href: new URL(dataset.href ?? '', location.href).href,
      css: textContent,
    })),
    shellBase: shellBase(),
    here: new Set([...slots].map(({ dataset }) => dataset.module ?? '')),
  };
}

function shellBase(): string {
  const main = [...document.scripts].find(({ src }) => /\/main(\.[0-9a-f]+)?\.js$/.test(src));
  return new URL('.', main?.src ?? location.origin).href;
}
