/**
 * Ends the emulators of a local cloud that was killed. It reads "+pid" and "-pid" lines from the local cloud. When the
 * pipe closes, it kills every process group that is still on its list.
 */
import { createInterface } from 'node:readline';

const groups = new Set();

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) groups.add(pid);
    else groups.delete(pid);
  })
  .on('close', () => {
    for (const pid of groups) {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
    process.exit(0);
  });

// On Ctrl-C the local cloud stops its services in order; the watchdog must outlive it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
