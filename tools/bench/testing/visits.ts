import type { Visit } from '../browser/visit';
import type { Traffic } from '../figures/waterfall';

const bytesByKind = {
  document: 4000,
  style: 0,
  script: 1500,
  fetch: 0,
  font: 0,
  image: 0,
  other: 0,
};
const traffic: Traffic = { requests: 2, connections: 1, bytes: 5500, bytesByKind };

/** A visit to reckon with. */
export function testVisit(more: Partial<Visit> = {}): Visit {
  return {
    fcpMs: 300,
    lcpMs: 320,
    lcpElement: 'h1 "Slow food"',
    menuMs: 300,
    tapMs: 310,
    liveMs: 900,
    cls: 0,
    moved: [],
    longTasks: 1,
    blockingMs: 40,
    beforeLive: traffic,
    total: traffic,
    stepsToMenu: 1,
    stepsToLive: 2,
    initiatedToLive: 2,
    isMenuKept: true,
    complaints: [],
    ...more,
  };
}
