/** Loads the page again. On its own, because jsdom cannot. */
export function reload(): void {
  location.reload();
}
