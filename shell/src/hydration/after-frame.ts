/** Waits until the next frame has been painted, so that the task delays nothing that the guest sees in it. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
