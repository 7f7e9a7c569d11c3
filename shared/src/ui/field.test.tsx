import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { TextArea, TextField } from './field';

describe.each([
  { name: 'a line of text', Control: TextField },
  { name: 'a longer text', Control: TextArea },
])('a field for $name', ({ Control }) => {
  it('is described by its hint', () => {
    render(<Control label="Delivery Time" hint="Any time from noon." />);
    const field = screen.getByRole('textbox', { name: 'Delivery Time' });
    expect(field).toHaveAccessibleDescription('Any time from noon.');
    expect(field).toBeValid();
  });

  it('has its error in words, after its hint', () => {
    render(<Control label="Name" hint="As on the bell." error="Please fill this in." />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('As on the bell. Please fill this in.');
    expect(screen.getByText('Please fill this in.')).toBeVisible();
  });

  it('keeps its label and description beside another field of the same name', () => {
    render(
      <>
        <Control label="Label" error="First." />
        <Control label="Label" error="Second." />
      </>,
    );
    const [first, second] = screen.getAllByRole('textbox', { name: 'Label' });
    expect(first).toHaveAccessibleDescription('First.');
    expect(second).toHaveAccessibleDescription('Second.');
  });
});

describe('the page', () => {
  it('can focus the invalid field', () => {
    const line = createRef<HTMLInputElement>();
    const text = createRef<HTMLTextAreaElement>();
    render(
      <>
        <TextField label="Name" ref={line} />
        <TextArea label="Description" ref={text} />
      </>,
    );
    line.current?.focus();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    text.current?.focus();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus();
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

  beforeEach(() => {
    sent.mockClear();
  });

  it('shows and sends what was filled in, although the page was drawn again in between', async () => {
    const { rerender } = render(<Form />);
    fillIn();
    rerender(<Form suggested="Olive" />);
    expect(name()).toHaveValue('Ada');
    await press('Send');
    expect(sent.mock.calls).toEqual([['Ada', 'No nuts']]);
  });

  it('sends it, too, when a program submits the form', () => {
    render(<Form />);
    fillIn();
    act(() => {
      name().form?.requestSubmit();
    });
    expect(sent.mock.calls).toEqual([['Ada', 'No nuts']]);
  });

  it('is emptied by the page all the same', async () => {
    render(<Form />);
    fillIn();
    await press('Clear');
    expect(name()).toHaveValue('');
    expect(note()).toHaveValue('');
  });

  it('keeps what is typed after it in another field', async () => {
    render(<Form />);
    name().value = 'Ada';
    await userEvent.type(note(), 'No nuts');
    expect(name()).toHaveValue('Ada');
    await press('Send');
    expect(sent.mock.calls).toEqual([['Ada', 'No nuts']]);
  });
});
