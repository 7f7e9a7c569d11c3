import { requestPhoto } from '@simmer/shared/request-photo';

/** What the database has for every dish. */
export const PHOTO = { type: 'image/webp', base64: 'AAAA' } as const;
export const PHOTO_ADDRESS = 'data:image/webp;base64,AAAA';

/** Every card is near the window, and there is a photo of each dish. The test replaces `requestPhoto` by a mock. */
export function photosArrive(): void {
  jest.mocked(requestPhoto).mockReset().mockResolvedValue(PHOTO);
  HTMLImageElement.prototype.decode = async () => undefined;
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      constructor(private readonly callback: (entries: object[]) => void) {}
      observe(target: Element) {
        this.callback([{ target, isIntersecting: true }]);
      }
      unobserve() {}
    },
  });
}
