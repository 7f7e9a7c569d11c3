/** This is in a file of its own because jsdom cannot reload, so tests replace it. */
export function reload(): void {
  location.reload();
}
