import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { button, newForm, openEditor } from '../testing/open-editor';
import { stew } from '../testing/dishes';
import { linkInSite } from './use-leave-guard';
import { warnBeforeUnload } from '../editor/page-editor';

const QUESTION = 'Leave without saving?';
const name = () => newForm().getByLabelText('Name');

describe('following a link of the site with unsaved text', () => {
  it('asks first; staying keeps everything typed', async () => {
    const { user } = await openEditor();
    await user.type(name(), 'Soup');
    await user.click(screen.getByRole('link', { name: 'Instructions' }));
    expect(screen.getByRole('dialog', { name: QUESTION })).toBeVisible();
    await user.click(button('Stay here'));
    expect(window.location.pathname).toBe('/menu-editor');
    expect(name()).toHaveValue('Soup');
  });

  it('follows the link after a yes, and discards the text', async () => {
    const { user, editor } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    await user.keyboard('!');
    await user.click(screen.getByRole('link', { name: 'Instructions' }));
    await user.click(button('Leave without saving'));
    expect(window.location.pathname).toBe('/instructions');
    expect(screen.getByText('another page')).toBeVisible();
    expect(editor.get().editing).toBeNull();
  });

  it('asks also for “Back to Menu”, and by the keyboard [196]', async () => {
    const { user } = await openEditor();
    await user.type(name(), 'Soup');
    screen.getByRole('link', { name: 'Back to Menu' }).focus();
    await user.keyboard('{Enter}');
    await user.click(button('Leave without saving'));
    expect(window.location.pathname).toBe('/');
  });

  it('keeps the text for a manager who goes back and returns', async () => {
    const { user, editor } = await openEditor();
    await user.type(name(), 'Soup');
    await act(async () => {
      window.history.pushState(null, '', '/elsewhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('another page')).toBeVisible();
    expect(editor.get().adding.draft.name).toBe('Soup');
    await act(async () => {
      window.history.pushState(null, '', '/menu-editor');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(name()).toHaveValue('Soup');
  });
});

describe('closing or reloading the page', () => {
  const isHeld = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('makes the browser ask while text is unsaved, and only then', async () => {
    const { user, editor } = await openEditor({ documents: [stew] });
    warnBeforeUnload(editor);
    await user.click(button('Edit STEW'));
    expect(isHeld()).toBe(false);
    await user.keyboard('!');
    expect(isHeld()).toBe(true);
    await user.click(button('Save'));
    expect(isHeld()).toBe(false);
  });
});

describe('a click that the editor does not block', () => {
  function clicked(html: string, init: MouseEventInit = {}) {
    window.history.replaceState(null, '', '/menu-editor');
    document.body.innerHTML = html;
    const target = document.querySelector('[data-here]')!;
    const event = createEvent.click(target, init) as MouseEvent;
    let link: string | null | undefined;
    const check = (click: MouseEvent) => {
      link = linkInSite(click);
      click.preventDefault();
    };
    document.addEventListener('click', check, { capture: true });
    fireEvent(target, event);
    document.removeEventListener('click', check, { capture: true });
    return link;
  }

  it.each([
    ['outside a link', '<p data-here>text</p>', {}],
    ['on a link within the page', '<a data-here href="#main">skip</a>', {}],
    [
      'on a link to another site, where the browser asks',
      '<a data-here href="https://test.example/">x</a>',
      {},
    ],
    ['on an email address', '<a data-here href="mailto:olive@test.example">x</a>', {}],
    ['for a new tab', '<a data-here href="/" target="_blank">x</a>', {}],
    ['for a download', '<a data-here href="/menu.pdf" download>x</a>', {}],
    ['with the middle button', '<a data-here href="/">x</a>', { button: 1 }],
    ['with Control', '<a data-here href="/">x</a>', { ctrlKey: true }],
    ['with Command', '<a data-here href="/">x</a>', { metaKey: true }],
    ['with Shift', '<a data-here href="/">x</a>', { shiftKey: true }],
  ])('is one %s', (_what, html, init) => {
    expect(clicked(html, init)).toBeNull();
  });

  it('is not one inside a link of the site: it gives path, query and section', () => {
    expect(clicked('<a href="/a?b=1#soup"><b data-here>x</b></a>')).toBe('/a?b=1#soup');
  });
});
