import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { button, newForm, openEditor } from '../testing/editor-bench';
import { stew } from '../testing/dishes';
import { linkInSite } from './link-in-site';
import { warnBeforeUnload } from './warn-before-unload';

const QUESTION = 'Leave without saving?';
const name = () => newForm().getByLabelText('Name');

describe('leaving with unsaved text by a link of the site', () => {
  it('asks first; staying keeps every word', async () => {
    const { user } = await openEditor();
    await user.type(name(), 'Soup');
    await user.click(screen.getByRole('link', { name: 'Instructions' }));
    expect(screen.getByRole('dialog', { name: QUESTION })).toBeVisible();
    await user.click(button('Stay here'));
    expect(window.location.pathname).toBe('/menu-editor');
    expect(name()).toHaveValue('Soup');
  });

  it('goes where the link leads for a yes, and the text is forgotten', async () => {
    const { user, editor } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    await user.keyboard('!');
    await user.click(screen.getByRole('link', { name: 'Instructions' }));
    await user.click(button('Leave without saving'));
    expect(window.location.pathname).toBe('/instructions');
    expect(screen.getByText('another page')).toBeVisible();
    expect(editor.getState().editing).toBeNull();
  });

  it('asks for “Back to Menu” as for any link, also by the keyboard [196]', async () => {
    const { user } = await openEditor();
    await user.type(name(), 'Soup');
    screen.getByRole('link', { name: 'Back to Menu' }).focus();
    await user.keyboard('{Enter}');
    await user.click(button('Leave without saving'));
    expect(window.location.pathname).toBe('/');
  });

  it('keeps the words for whoever goes Back and comes again', async () => {
    const { user, editor } = await openEditor();
    await user.type(name(), 'Soup');
    await act(async () => {
      window.history.pushState(null, '', '/elsewhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('another page')).toBeVisible();
    expect(editor.getState().adding.draft.name).toBe('Soup');
    await act(async () => {
      window.history.pushState(null, '', '/menu-editor');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(name()).toHaveValue('Soup');
  });
});

it('“Back to Menu” leads to the home page, and asks nothing with nothing typed [196]', async () => {
  const { user } = await openEditor({ documents: [stew] });
  await user.click(screen.getByRole('link', { name: 'Back to Menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
});

describe('closing or reloading the page', () => {
  const isHeld = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is asked about by the browser while text is unsaved, and only then', async () => {
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

describe('a click that the editor must leave alone', () => {
  function clicked(html: string, init: MouseEventInit = {}) {
    window.history.replaceState(null, '', '/menu-editor');
    document.body.innerHTML = html;
    const target = document.querySelector('[data-here]')!;
    const event = createEvent.click(target, init) as MouseEvent;
    let answer: string | null | undefined;
    const look = (heard: MouseEvent) => {
      answer = linkInSite(heard);
      heard.preventDefault();
    };
    document.addEventListener('click', look, { capture: true });
    fireEvent(target, event);
    document.removeEventListener('click', look, { capture: true });
    return answer;
  }

  it.each([
    ['on no link', '<p data-here>words</p>', {}],
    ['on a part of this page', '<a data-here href="#main">skip</a>', {}],
    [
      'on another site, where the browser asks',
      '<a data-here href="https://test.example/">x</a>',
      {},
    ],
    ['on a mail address', '<a data-here href="mailto:olive@test.example">x</a>', {}],
    ['for a new tab', '<a data-here href="/" target="_blank">x</a>', {}],
    ['for a download', '<a data-here href="/menu.pdf" download>x</a>', {}],
    ['with the middle button', '<a data-here href="/">x</a>', { button: 1 }],
    ['with Control', '<a data-here href="/">x</a>', { ctrlKey: true }],
    ['with Command', '<a data-here href="/">x</a>', { metaKey: true }],
    ['with Shift', '<a data-here href="/">x</a>', { shiftKey: true }],
  ])('is one %s', (_what, html, init) => {
    expect(clicked(html, init)).toBeNull();
  });

  it('is none on a picture inside a link of the site: it leads to path, query and section', () => {
    expect(clicked('<a href="/a?b=1#soup"><b data-here>x</b></a>')).toBe('/a?b=1#soup');
  });
});
