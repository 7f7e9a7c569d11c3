import { act } from '@testing-library/react';

/** Waits for the next frame, and for what the page does after it. */
export async function framePainted(): Promise<void> {
  await act(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
  });
}
