/**
 * Keeps no emulator alive without its cloud. It reads "+pid" and "-pid" lines from the local cloud; when the pipe closes,
 * because the local cloud ended or was killed outright, it ends every process group still on its list.
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
        // Already gone.
      }
    }
    process.exit(0);
  });

// Ctrl-C is for the local cloud, which stops its parts in order; the watchdog outlives it by a moment.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
