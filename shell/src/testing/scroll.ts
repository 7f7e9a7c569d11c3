import { act } from '@testing-library/react';

/** Tells the page that it was scrolled, and waits for what it does after that frame. */
export async function scroll(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((done) => setTimeout(done));
  });
}
