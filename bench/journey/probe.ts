declare global {
  var simmerJourney: ReturnType<typeof journeyProbe>;
}

/** Runs in each page of the journey before any script of its own, compiled alone. Times are in milliseconds. */
export function journeyProbe() {
  const LIMIT_MS = 60_000;
  let tappedAt = 0;
  addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true });

  const interactions = new Map<number, number>();
  // TypeScript's types lack the threshold, in milliseconds, and the id: https://www.w3.org/TR/event-timing/
  const observed = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id > 0) interactions.set(id, Math.max(entry.duration, interactions.get(id) ?? 0));
    }
  }).observe(observed);

  async function frameMade(): Promise<void> {
    await new Promise(requestAnimationFrame);
    // A task that is posted in a frame's callback runs after that frame has been rendered, and one of this priority
    // before what the page itself has waiting.
    await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  }

  const isShown = (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => element.textContent.includes(text) && element.checkVisibility(),
    );

  const api = {
    /** Resolves with the wall-clock time of the first frame in which such an element with this text is visible. */
    shown: (selector: string, text: string) =>
      new Promise<number>((done, fail) => {
        const observer = new MutationObserver(check);
        function check(): void {
          if (!isShown(selector, text)) return;
          observer.disconnect();
          void frameMade().then(() => done(performance.timeOrigin + performance.now()));
        }
        const changes = { childList: true, subtree: true, characterData: true, attributes: true };
        observer.observe(document, changes);
        setTimeout(fail, LIMIT_MS, new Error(`Never shown: ${selector} with "${text}"`));
        check();
      }),
    /** The wall-clock time of the latest tap in this page. */
    tappedAt: () => performance.timeOrigin + tappedAt,
    firstPaint: () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    /** The durations of this page's interactions of 16 ms or more. */
    interactions: () => [...interactions.values()],
  };
  Object.assign(globalThis, { simmerJourney: api });
  return api;
}
