import { act, fireEvent, render, screen } from '@testing-library/react';
import { PrintButton } from './print-button';

const button = () => screen.queryByRole('button', { name: 'Print' });
const wait = () => act(() => jest.advanceTimersByTime(2000));

beforeEach(() => {
  jest.useFakeTimers();
});

it.each([
  ['does nothing', () => undefined],
  [
    'throws',
    () => {
      throw new DOMException('print() is not supported', 'NotSupportedError');
    },
  ],
  ['is not possible, as in the browser of an app', undefined],
])('the button says what to do where printing %s', (_what, fake) => {
  const { print } = window;
  Reflect.set(window, 'print', fake);
  render(<PrintButton>Print</PrintButton>);
  fireEvent.click(button()!);
  wait();
  expect(screen.getByRole('status')).toHaveTextContent(/^If nothing is printed, open this page in/);
  window.print = print;
});

it('the button says nothing where the page is printed, at once or later', () => {
  const begin = () => window.dispatchEvent(new Event('beforeprint'));
  const print = jest.spyOn(window, 'print').mockImplementation(begin);
  render(<PrintButton>Print</PrintButton>);
  fireEvent.click(button()!);
  wait();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  print.mockImplementation(() => undefined);
  fireEvent.click(button()!);
  act(() => jest.advanceTimersByTime(1000));
  begin();
  wait();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
