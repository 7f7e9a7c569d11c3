import figtree from '@simmer/shared/ui/fonts/figtree-basic.woff2';

/**
 * On a first visit the text font arrives after the page, which keeps the fallback so that nothing moves. The next page of
 * the visit has the font from its first frame.
 */
export function adoptTextFont(): void {
  const font = new FontFace('Simmer Text', `url("${figtree}")`, { weight: '400 700' });
  const { title } = document;
  // React changes the title together with the page, and observers run before that frame is painted.
  const observer = new MutationObserver(() => {
    if (document.title === title) return;
    observer.disconnect();
    document.fonts.add(font);
  });
  const observe = () =>
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  // Without the font, the fallback stays.
  font.load().then(observe, () => undefined);
}
