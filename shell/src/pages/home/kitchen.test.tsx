import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Kitchen } from './kitchen';

function show(texts?: Record<string, string>) {
  setSiteConfig(texts ? { ...testSiteConfig, texts } : testSiteConfig);
  return render(
    <MemoryRouter>
      <Kitchen />
    </MemoryRouter>,
  );
}

it('says who cooks, where, how the food arrives and what is in it, and leads to the instructions', () => {
  show({
    cook: 'Olive does.',
    area: 'In town.',
    arrival: 'In a bag.',
    ingredients: 'Butter.',
    classics: 'The old ones.',
  });
  const kitchen = within(screen.getByRole('region', { name: 'From Olive’s kitchen' }));
  expect(kitchen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Who cooks',
    'Where',
    'How it arrives',
    'What is in it',
  ]);
  expect(kitchen.getByText('In a bag.')).toBeVisible();
  expect(kitchen.getByRole('link', { name: 'How to cook it' })).toHaveAttribute(
    'href',
    '/instructions',
  );
});

it('leaves out what the owner does not answer, and all of it without an answer', () => {
  const { unmount } = show({ cook: 'Olive does.' });
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  expect(show({ classics: 'The old ones.' }).container).toBeEmptyDOMElement();
});
