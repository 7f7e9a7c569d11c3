import { render, screen } from '@testing-library/react';
import { onDemand } from './on-demand';

const Part = ({ name }: { name: string }) => <p>{`the part of ${name}`}</p>;

it('a part of the page appears once its code is there', async () => {
  const Late = onDemand('a part', async () => Part, { waiting: <p>One moment…</p> });
  render(<Late name="Gus" />);
  expect(screen.getByText('One moment…')).toBeVisible();
  expect(await screen.findByText('the part of Gus')).toBeVisible();
});

it('where its code cannot be loaded, the page says what it has instead, and the problem is reported', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Late = onDemand<{ name: string }>('a part', async () => Promise.reject(new Error('404')), {
    instead: ({ name }) => <p>{`nothing for ${name}`}</p>,
  });
  render(<Late name="Gus" />);
  expect(await screen.findByText('nothing for Gus')).toBeVisible();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('a part could not be loaded.'),
    expect.any(Error),
  );
});
