import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea, TextField } from './field';

describe.each([
  { name: 'a line of text', Control: TextField },
  { name: 'a longer text', Control: TextArea },
])('a field for $name', ({ Control }) => {
  it('has its hint and its error in words, even beside another field of the same name', () => {
    render(
      <>
        <Control label="Name" hint="As on the bell." />
        <Control label="Name" hint="As on the bell." error="Please fill this in." />
      </>,
    );
    const [first, second] = screen.getAllByRole('textbox', { name: 'Name' });
    expect(first).toHaveAccessibleDescription('As on the bell.');
    expect(first).toBeValid();
    expect(second).toBeInvalid();
    expect(second).toHaveAccessibleDescription('As on the bell. Please fill this in.');
  });
});

describe('a field that something else fills in, without an event (case 83)', () => {
  const sent = jest.fn<undefined, [string, string]>();

  function Form({ suggested = '' }) {
    const [name, setName] = useState<string>();
    const [note, setNote] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(name ?? suggested, note);
        }}
      >
        <TextField label="Name" value={name ?? suggested} onValue={setName} />
        <TextArea label="Note" value={note} onValue={setNote} />
        <button type="submit">Send</button>
        <button
          type="button"
          onClick={() => {
            setName('');
            setNote('');
          }}
        >
          Clear
        </button>
      </form>
    );
  }

  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  const fillIn = () => {
    name().value = 'Ada';
    note().value = 'No nuts';
  };
  const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

  beforeEach(() => sent.mockClear());

  it.each<[string, () => unknown]>([
    ['the guest', () => press('Send')],
    ['a program', () => act(() => name().form?.requestSubmit())],
  ])(
    'shows and sends what was filled in when %s submits the form, even if the page was drawn again in between',
    async (_who, submit) => {
      const { rerender } = render(<Form />);
      fillIn();
      rerender(<Form suggested="Olive" />);
      expect(name()).toHaveValue('Ada');
      await submit();
      expect(sent.mock.calls).toEqual([['Ada', 'No nuts']]);
    },
  );

  it('can still be emptied by the page', async () => {
    render(<Form />);
    fillIn();
    await press('Clear');
    expect(name()).toHaveValue('');
    expect(note()).toHaveValue('');
  });

  it('is marked as empty only while it is, so that Safari shows no date in an empty one', async () => {
    render(<Form />);
    expect(name()).toHaveAttribute('data-empty');
    fillIn();
    await press('Send');
    expect(name()).not.toHaveAttribute('data-empty');
    await press('Clear');
    expect(name()).toHaveAttribute('data-empty');
    await userEvent.type(name(), 'A');
    expect(name()).not.toHaveAttribute('data-empty');
  });

  it('keeps its text when the guest types in another field', async () => {
    render(<Form />);
    name().value = 'Ada';
    await userEvent.type(note(), 'No nuts');
    expect(name()).toHaveValue('Ada');
    await press('Send');
    expect(sent.mock.calls).toEqual([['Ada', 'No nuts']]);
  });
});
