import { expect } from '@playwright/test';
import { button, heading, label, link, role, selector, within } from './page/query';
import { isHydrated } from '../../platform/browser';
import { Tab } from './page/tab';

const MAIN = role('main');

/** The number on the cart, which it has unless it is empty. */
export const BADGE = selector('[data-testid="cart-badge"]');

/** The actions of a person on the site. */
export class Visitor extends Tab {
  /** Waits until the shell and every module on the page are hydrated. */
  async waitUntilHydrated(): Promise<void> {
    await expect
      .poll(() =>
        // Another page may just be replacing this one.
        this.run(isHydrated).catch(() => false),
      )
      .toBe(true);
  }

  async add(dish: string, size: string, price: string): Promise<void> {
    await this.click(button(`Add ${dish}, ${size}, ${price}`));
  }

  async openCart(): Promise<void> {
    await this.click(link(/^Cart/));
  }

  /** Goes from the cart without a login to the login page. */
  async goToLogin(): Promise<void> {
    await this.click(within(MAIN, link('Log in')));
  }

  /** Creates an account on the login page. */
  async signUp(email: string, password: string): Promise<void> {
    await this.click(button('Sign up instead'));
    await this.fillCredentials(email, password);
    await this.click(button('Sign Up'));
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.fillCredentials(email, password);
    await this.pressLogIn();
  }

  async pressLogIn(): Promise<void> {
    await this.click(button('Log In'));
  }

  /** Goes back to the cart from the message after a login that started there. */
  async continueToCheckout(): Promise<void> {
    await this.click(within(role('complementary', 'Messages'), link('Continue to checkout')));
  }

  async fillDetails(): Promise<void> {
    await this.fill(label('Name'), 'Ada');
    await this.fill(label('Delivery Time'), 'Friday, 5 pm');
    await this.fill(label('Delivery Address'), '12 Maple Street');
    await this.choose(label('Delivery Date'), '2031-05-09');
  }

  async submit(): Promise<void> {
    await this.click(button('Submit Order'));
    await this.see(heading('Thank you for your order!'));
  }

  private async fillCredentials(email: string, password: string): Promise<void> {
    await this.fill(label('Email'), email);
    await this.fill(label('Password'), password);
  }
}
