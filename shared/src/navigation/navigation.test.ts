import { ROUTES, SECTIONS } from './navigation';

describe('the page’s addresses', () => {
  it('are those that external links rely on', () => {
    expect(ROUTES).toEqual({
      home: '/',
      instructions: '/instructions',
      login: '/login',
      cart: '/cart',
      orderConfirmation: '/order-confirmation',
      menuEditor: '/menu-editor',
      privacy: '/privacy',
    });
  });

  it('name the six sections of the home page', () => {
    expect(Object.values(SECTIONS)).toEqual([
      'hero',
      'classics',
      'menu',
      'soup',
      'desserts',
      'contact',
    ]);
  });
});
