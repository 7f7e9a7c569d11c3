/** The file is at the shell's root, because a worker controls only its own folder and those below it. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
