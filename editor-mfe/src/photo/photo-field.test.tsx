import { fill } from '@simmer/shared/testing/fill';
import { act, screen, waitFor } from '@testing-library/react';
import { stew } from '../testing/dishes';
import { button, editForm, item, newForm, openEditor } from '../testing/open-editor';
import { UNREACHABLE } from '../testing/fake-database';
import { HiddenCanvasError, shrinkPhoto } from './shrink-photo';

// It needs a real browser: e2e/outages/photos.spec.ts.
jest.mock('./shrink-photo', () => ({
  ...jest.requireActual<object>('./shrink-photo'),
  shrinkPhoto: jest.fn(),
}));

const RED = '#aa0000';
const picture = { type: 'image/webp', base64: 'AAAA' } as const;
const shrink = jest.mocked(shrinkPhoto);
const file = new File(['photo'], 'pie.jpg', { type: 'image/jpeg' });
const withPhoto = { ...stew, data: { ...(stew.data as object), picture: RED } };

type Form = ReturnType<typeof newForm>;
const input = (form: Form) =>
  form.getByLabelText<HTMLInputElement>('Photo file', { selector: 'input' });

/** The photo is being prepared until `ready` is called. */
function prepareSlowly() {
  let finish: (() => void) | undefined;
  shrink.mockImplementation(
    () => new Promise((resolve) => (finish = () => resolve({ picture, color: RED }))),
  );
  return { ready: () => finish?.() };
}

beforeEach(() => {
  shrink.mockReset().mockResolvedValue({ picture, color: RED });
});

describe('the photo of a dish', () => {
  it('is stored with a new item, and the form is empty again', async () => {
    const { user, documents, pictures } = await openEditor();
    fill(newForm().getByLabelText('Name'), 'Soup');
    fill(newForm().getByLabelText('Description'), 'Hot.');
    fill(newForm().getAllByLabelText('Price')[0]!, '9');
    await user.upload(input(newForm()), file);
    expect(newForm().getByRole('img', { name: 'As guests will see it' })).toBeVisible();
    await user.click(button('Add Item'));
    expect(documents.get('new-1')).toMatchObject({ name: 'SOUP', picture: RED });
    expect(pictures.get('new-1')).toEqual(picture);
    expect(newForm().queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(document.querySelector('article img')).toHaveAttribute(
        'src',
        'data:image/webp;base64,AAAA',
      );
    });
  });

  it.each(['Remove photo', 'Replace photo'])(
    'is stored after “%s”, even when all of them look alike',
    async (before) => {
      const { user, writes, pictures } = await openEditor({
        documents: [withPhoto],
        prepare: (database) => database.pictures.set('a', { ...picture, base64: 'OLD=' }),
      });
      await user.click(button('Edit STEW'));
      if (before === 'Remove photo') await user.click(button(before));
      else await user.upload(input(editForm('STEW')), file);
      await user.upload(input(editForm('STEW')), file);
      await user.click(button('Save'));
      expect(writes).toEqual([
        ['update', 'a', { picture: expect.stringMatching(/^#aa000[1-9a-f]$/) }],
      ]);
      expect(pictures.get('a')).toEqual(picture);
    },
  );

  it('is removed, and gone with its item', async () => {
    const { user, writes, pictures } = await openEditor({
      documents: [withPhoto],
      prepare: (database) => database.pictures.set('a', picture),
    });
    await user.click(button('Edit STEW'));
    await user.click(editForm('STEW').getByRole('button', { name: 'Remove photo' }));
    await user.click(button('Save'));
    expect(writes).toEqual([['update', 'a', { picture: '' }]]);
    expect(pictures.size).toBe(0);
  });

  it('is deleted with its item', async () => {
    const { user, pictures } = await openEditor({
      documents: [withPhoto],
      prepare: (database) => database.pictures.set('a', picture),
    });
    await user.click(button('Delete STEW'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(pictures.size).toBe(0);
  });

  it('that cannot be read changes nothing, and says so beside what is typed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    shrink.mockRejectedValue(new Error('InvalidStateError'));
    const { user } = await openEditor({ documents: [withPhoto] });
    await user.click(button('Edit STEW'));
    fill(editForm('STEW').getByLabelText('Description'), 'Slow. And dark.');
    await user.upload(input(editForm('STEW')), file);
    expect(editForm('STEW').getByText(/can’t be read as a photo/)).toHaveAttribute('role', 'alert');
    expect(editForm('STEW').getByLabelText('Description')).toHaveValue('Slow. And dark.');
    expect(editForm('STEW').getByRole('button', { name: 'Remove photo' })).toBeVisible();
  });

  it('that a browser turns into noise is refused, and the manager reads what to do (case 88)', async () => {
    shrink.mockRejectedValue(new HiddenCanvasError());
    const { user, writes } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    await user.upload(input(editForm('STEW')), file);
    expect(editForm('STEW').getByRole('alert')).toHaveTextContent(
      /noise in place of pictures.*Allow “canvas data” for this site.*or use another browser/,
    );
    await user.click(button('Save'));
    expect(writes).toEqual([]);
  });

  it.each([
    ['Chrome', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile', true],
    ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', false],
  ])('may come from the camera in %s on Android', async (_browser, userAgent, isOffered) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await openEditor();
    const types = input(newForm()).accept.split(',');
    expect(types).toContain('image/*');
    // Chromium leaves the camera out where all types are images.
    expect(types.some((type) => !type.startsWith('image/'))).toBe(isOffered);
  });

  it('keeps what is typed while it is being prepared', async () => {
    const { ready } = prepareSlowly();
    const { user } = await openEditor();
    await user.upload(input(newForm()), file);
    expect(newForm().getByText('Preparing the photo…')).toBeVisible();
    fill(newForm().getByLabelText('Name'), 'Soup');
    ready();
    expect(await newForm().findByRole('img')).toBeVisible();
    expect(newForm().getByLabelText('Name')).toHaveValue('Soup');
  });

  it('is waited for when the manager saves before it is ready', async () => {
    const { ready } = prepareSlowly();
    const { user, writes, pictures } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    await user.upload(input(editForm('STEW')), file);
    await user.click(button('Save'));
    expect(writes).toEqual([]);
    ready();
    await waitFor(() => {
      expect(writes).toEqual([['update', 'a', { picture: RED }]]);
    });
    expect(pictures.get('a')).toEqual(picture);
  });

  it('that is removed while another one is being prepared does not come back', async () => {
    const { ready } = prepareSlowly();
    const { user, writes } = await openEditor({ documents: [withPhoto] });
    await user.click(button('Edit STEW'));
    await user.upload(input(editForm('STEW')), file);
    await user.click(button('Remove photo'));
    expect(editForm('STEW').queryByText('Preparing the photo…')).not.toBeInTheDocument();
    await act(async () => {
      ready();
    });
    await user.click(button('Save'));
    expect(writes).toEqual([['update', 'a', { picture: '' }]]);
  });

  it('that is ready after its form was left gets into no other', async () => {
    const { ready } = prepareSlowly();
    const { user, writes } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    await user.upload(input(editForm('STEW')), file);
    await user.click(button('Save'));
    await user.click(button('Cancel'));
    await user.click(button('Edit STEW'));
    await act(async () => {
      ready();
    });
    expect(editForm('STEW').queryByRole('img')).not.toBeInTheDocument();
    expect(writes).toEqual([]);
  });

  it('that is removed leaves the focus on the button for another one', async () => {
    const { user } = await openEditor({ documents: [withPhoto] });
    await user.click(button('Edit STEW'));
    await user.click(editForm('STEW').getByRole('button', { name: 'Remove photo' }));
    expect(editForm('STEW').getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
  });

  it('is still there when the item could not be stored', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, fail, recover, pictures } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    await user.upload(input(editForm('STEW')), file);
    fail(UNREACHABLE);
    await user.click(button('Save'));
    expect(editForm('STEW').getByRole('img')).toBeVisible();
    recover();
    await user.click(button('Save'));
    expect(pictures.get('a')).toEqual(picture);
    expect(item('STEW').queryByRole('alert')).not.toBeInTheDocument();
  });
});
