import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { KitchenQuestions } from './kitchen-questions';

function show(texts: Record<string, string>) {
  setSiteConfig({ ...testSiteConfig, texts });
  return render(<KitchenQuestions />, { wrapper: MemoryRouter });
}

it('the page says who cooks, how the food arrives, for how many and what is in it, with a link to the instructions; unanswered questions are left out', () => {
  const questions = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);
  const all = {
    cook: 'Olive does.',
    arrival: 'In a bag.',
    portions: 'For two.',
    ingredients: 'Butter.',
  };
  show(all);
  const kitchen = within(screen.getByRole('region', { name: 'From Olive’s kitchen' }));
  expect(questions()).toEqual(['Who cooks', 'How it arrives', 'Portions', 'What is in it']);
  expect(kitchen.getByText('In a bag.')).toBeVisible();
  const link = kitchen.getByRole('link', { name: 'How to cook it' });
  expect(link).toHaveAttribute('href', '/instructions');
  cleanup();
  show({ cook: 'Olive does.' });
  expect(questions()).toEqual(['Who cooks']);
  cleanup();
  expect(show({ classics: 'The old ones.' }).container).toBeEmptyDOMElement();
});
