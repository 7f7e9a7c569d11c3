import { createEvent, fireEvent } from '@testing-library/react';
import { linkInSite } from './leave-dialog';

describe('a click that the editor does not block', () => {
  function linkOf(html: string, init: MouseEventInit = {}) {
    window.history.replaceState(null, '', '/menu-editor');
    document.body.innerHTML = html;
    const target = document.querySelector('[data-here]')!;
    let link: string | null | undefined;
    const check = (click: MouseEvent) => {
      link = linkInSite(click);
      click.preventDefault();
    };
    document.addEventListener('click', check, { capture: true });
    fireEvent(target, createEvent.click(target, init));
    document.removeEventListener('click', check, { capture: true });
    return link;
  }
  const HOME = '<a data-here href="/">x</a>';

  it.each([
    ['outside a link', '<p data-here>text</p>', {}],
    ['on a link within the page', '<a data-here href="#main">skip</a>', {}],
    ['on a link to another site', '<a data-here href="https://test.example/">x</a>', {}],
    ['on an email address', '<a data-here href="mailto:olive@test.example">x</a>', {}],
    ['for a new tab', '<a data-here href="/" target="_blank">x</a>', {}],
    ['for a download', '<a data-here href="/menu.pdf" download>x</a>', {}],
    ['with the middle button', HOME, { button: 1 }],
    ['with Control', HOME, { ctrlKey: true }],
    ['with Command', HOME, { metaKey: true }],
    ['with Shift', HOME, { shiftKey: true }],
  ])('is one %s', (_what, html, init) => expect(linkOf(html, init)).toBeNull());

  it('is not one inside a link of the site: it gives path, query and section', () =>
    expect(linkOf('<a href="/a?b=1#soup"><b data-here>x</b></a>')).toBe('/a?b=1#soup'));
});
