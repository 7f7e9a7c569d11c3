import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeComposedPage,
  danish,
  DISH,
  HOME,
  markHydrated,
  openComposedPage,
  queued,
  soup,
} from '../testing/composed-page';

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const badge = () => screen.getByTestId('cart-badge');

afterEach(closeComposedPage);

describe('“Add”, tapped before hydration', () => {
  beforeEach(() => {
    openComposedPage();
  });

  it('queues the dish, its size and its price, and the badge counts it at once', async () => {
    expect(badge()).not.toBeVisible();
    await tap('Add Taco soup');
    expect(queued()).toEqual([JSON.parse(soup())]);
    expect(badge()).toBeVisible();
    expect(badge()).toHaveTextContent(/^1$/);
  });

  it('queues the note in one line and the flavor, as they are at that moment', async () => {
    await userEvent.type(screen.getByLabelText('Note'), '  No nuts,{Enter}  please ');
    await userEvent.selectOptions(screen.getByLabelText('Flavor'), 'Cherry');
    await tap('Add Danish');
    expect(queued()).toEqual([
      JSON.parse(danish({ modification: 'No nuts, please', flavor: 'Cherry' })),
    ]);
  });

  it('empties the note, which was for one portion, and keeps the flavor', async () => {
    await userEvent.type(screen.getByLabelText('Note'), 'No nuts');
    await userEvent.selectOptions(screen.getByLabelText('Flavor'), 'Cherry');
    await tap('Add Danish');
    expect(screen.getByLabelText('Note')).toHaveValue('');
    await tap('Add Danish');
    expect(queued()[1]).toEqual(JSON.parse(danish({ flavor: 'Cherry' })));
  });

  it('does not touch the note of another dish', async () => {
    await userEvent.type(screen.getByLabelText('Note for the soup'), 'Mild');
    await tap('Add Danish');
    expect(screen.getByLabelText('Note for the soup')).toHaveValue('Mild');
    expect(queued()).toEqual([JSON.parse(danish())]);
  });

  it('counts lines in the badge, as the cart does: the same dish twice is one', async () => {
    await tap('Add Danish');
    await tap('Add Danish');
    expect(queued()).toHaveLength(2);
    expect(badge()).toHaveTextContent(/^1$/);
    await tap('Add Taco soup');
    expect(badge()).toHaveTextContent(/^2$/);
  });

  it('counts the same dish with a note as a line of its own', async () => {
    await tap('Add Taco soup');
    await userEvent.type(screen.getByLabelText('Note for the soup'), 'Mild');
    await tap('Add Taco soup');
    expect(badge()).toHaveTextContent(/^2$/);
  });

  it('counts when the icon inside the button is tapped', () => {
    const button = screen.getByRole('button', { name: 'Add Taco soup' });
    button.innerHTML = '<svg><path d="M0 0" /></svg>';
    fireEvent.click(button.querySelector('path')!);
    expect(queued()).toHaveLength(1);
  });

  it('does not reach React, which would replay it and count it twice', async () => {
    const heard = jest.fn();
    document.body.addEventListener('click', heard);
    await tap('Add Danish');
    document.body.removeEventListener('click', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the HTML of a dish', () => {
  it('gives the line the address of the drawing that it marks', async () => {
    const drawing = 'https://menu.test.example/desserts.svg#Danish';
    openComposedPage(HOME.replace('<h3>', `<img alt="" src="${drawing}" data-add-drawing /><h3>`));
    await tap('Add Danish');
    expect(queued()).toEqual([JSON.parse(danish({ drawing }))]);
  });

  it('has a note and a flavor only where it marks them', async () => {
    openComposedPage(HOME.replace('data-add-note', '').replace('data-add-flavor', ''));
    await userEvent.type(screen.getByLabelText('Note'), 'No nuts');
    await userEvent.selectOptions(screen.getByLabelText('Flavor'), 'Cherry');
    await tap('Add Danish');
    expect(queued()).toEqual([JSON.parse(danish())]);
    expect(screen.getByLabelText('Note')).toHaveValue('No nuts');
  });

  it('without its mark is not read: the button is clicked once its module is hydrated', async () => {
    openComposedPage(HOME.replaceAll(DISH, ''));
    await userEvent.type(screen.getByLabelText('Note'), 'No nuts');
    await tap('Add Danish');
    expect(queued()).toEqual([]);
    expect(badge()).not.toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('No nuts');
    expect(screen.getByRole('button', { name: 'Add Danish' })).toHaveAttribute('data-replay');
  });
});

describe('a hydrated module', () => {
  it('gets its own taps while another one is not hydrated', async () => {
    openComposedPage();
    markHydrated('menu-mfe');
    const heard = jest.fn();
    document.body.addEventListener('click', heard);
    await tap('Add Danish');
    document.body.removeEventListener('click', heard);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(queued()).toEqual([]);
  });

  it('does not get the taps of a module inside it that is not hydrated', async () => {
    openComposedPage();
    markHydrated('shell');
    await tap('Add Danish');
    expect(queued()).toEqual([JSON.parse(danish())]);
  });
});

it('A badge that is parsed after the first taps shows them as soon as it is in the page', async () => {
  openComposedPage(HOME.replace('data-cart-badge', ''));
  await tap('Add Danish');
  badge().setAttribute('data-cart-badge', '');
  document.dispatchEvent(new Event('readystatechange'));
  expect(badge()).toBeVisible();
  expect(badge()).toHaveTextContent(/^1$/);
});

it('A button outside every module, such as one of a browser extension, is ignored', async () => {
  openComposedPage('<button type="button" data-add="{}">Save</button>');
  await tap('Save');
  expect(queued()).toEqual([]);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-replay');
});
