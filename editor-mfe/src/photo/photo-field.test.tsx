import { fill } from '@simmer/shared/testing/fill';
import { act, waitFor } from '@testing-library/react';
import { stew } from '../testing/dishes';
import { button, editForm, fillInNew, newForm, openEditor, size } from '../testing/open-editor';
import { UNREACHABLE } from '../testing/fake-database';
import { HiddenCanvasError, shrinkPhoto } from './shrink-photo';

// Shrinking needs a real browser: e2e/manager/photos.spec.ts.
jest.mock('./shrink-photo', () => ({
  ...jest.requireActual<object>('./shrink-photo'),
  shrinkPhoto: jest.fn(),
}));

const RED = '#aa0000';
const photo = { type: 'image/webp', base64: 'AAAA' } as const;
const shrink = jest.mocked(shrinkPhoto);
const newFile = () => new File(['photo'], 'pie.jpg', { type: 'image/jpeg' });

type Form = ReturnType<typeof newForm>;
const input = (form: Form) =>
  form.getByLabelText<HTMLInputElement>('Photo file', { selector: 'input' });

/** @param color of the photo that the stew has; without one, it has none. */
async function openStew(color?: string) {
  const opened = await openEditor({
    documents: [color ? { ...stew, data: { ...Object(stew.data), picture: color } } : stew],
    prepare: ({ photos }) => color && photos.set('a', { ...photo, base64: 'OLD=' }),
  });
  const { user } = opened;
  await user.click(button('Edit STEW'));
  return {
    ...opened,
    upload: () => user.upload(input(editForm('STEW')), newFile()),
    save: () => user.click(button('Save')),
    removePhoto: () => user.click(button('Remove photo')),
  };
}

/** A photo is being prepared until the function is called, which tells those that were chosen apart by their colors. */
function prepareSlowly() {
  const finish: ((photo: Awaited<ReturnType<typeof shrinkPhoto>>) => void)[] = [];
  shrink.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  return (color = RED) => act(async () => finish.shift()?.({ photo, color }));
}

beforeEach(() => {
  shrink.mockReset().mockResolvedValue({ photo, color: RED });
});

describe('the photo of a dish', () => {
  it('is stored with a new item, and the form is empty again; what is typed while the photo is being prepared stays', async () => {
    const ready = prepareSlowly();
    const { user, documents, photos } = await openEditor();
    await user.upload(input(newForm()), newFile());
    expect(newForm().getByText('Preparing the photo…')).toBeVisible();
    fillInNew('Soup');
    await ready();
    expect(newForm().getByRole('img', { name: 'As guests will see it' })).toBeVisible();
    await user.click(button('Add Item'));
    expect(documents.get('new-1')).toMatchObject({ name: 'SOUP', picture: RED });
    expect(photos.get('new-1')).toEqual(photo);
    expect(newForm().queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => {
      const image = document.querySelector('article img');
      expect(image).toHaveAttribute('src', 'data:image/webp;base64,AAAA');
    });
  });

  it.each(['Remove photo', 'Replace photo'])(
    'is stored after “%s”, even when all photos look alike',
    async (before) => {
      const { upload, save, removePhoto, writes, photos } = await openStew(RED);
      await (before === 'Remove photo' ? removePhoto() : upload());
      await upload();
      await save();
      const color: unknown = expect.stringMatching(/^#aa000[1-9a-f]$/);
      expect(writes).toEqual([['change', 'a', { picture: color }]]);
      expect(photos.get('a')).toEqual(photo);
    },
  );

  it('can be removed, which moves the focus to the button for another one; a photo still being prepared does not come back', async () => {
    const ready = prepareSlowly();
    const { upload, save, removePhoto, writes, photos } = await openStew(RED);
    await upload();
    await removePhoto();
    expect(editForm('STEW').queryByText('Preparing the photo…')).not.toBeInTheDocument();
    expect(editForm('STEW').getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    await ready();
    await save();
    expect(writes).toEqual([['change', 'a', { picture: '' }]]);
    expect(photos.size).toBe(0);
  });

  it('that a browser turns into noise is refused, and the manager reads what to do (case 88)', async () => {
    shrink.mockRejectedValue(new HiddenCanvasError());
    const { upload, save, writes } = await openStew();
    await upload();
    expect(editForm('STEW').getByRole('alert')).toHaveTextContent(
      /noise in place of pictures.*Allow “canvas data” for this site.*or use another browser/,
    );
    await save();
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

  it('delays a save until it is ready, and is still there when the save failed', async () => {
    const ready = prepareSlowly();
    const { fail, recover, upload, save, writes, photos } = await openStew();
    await upload();
    await save();
    expect(writes).toEqual([]);
    fail(UNREACHABLE);
    await ready();
    expect(photos.size).toBe(0);
    expect(editForm('STEW').getByRole('img')).toBeVisible();
    recover();
    await save();
    expect(writes.at(-1)).toEqual(['change', 'a', { picture: RED }]);
    expect(photos.get('a')).toEqual(photo);
  });

  it('delays the question about a price, which a second “Save” before that does not answer', async () => {
    const ready = prepareSlowly();
    const { user, upload, save, writes } = await openStew();
    fill(size(editForm('STEW'), 1).getByLabelText('Price'), '320');
    await upload();
    await save();
    await save();
    await ready();
    expect(editForm('STEW').getByText(/^Is \$320.00 right for Small/)).toBeVisible();
    expect(writes).toEqual([]);
    await user.click(button('Yes, save it'));
    expect(writes).toHaveLength(1);
  });

  it('may be replaced or removed after “Save” was pressed: the dish is saved with the last choice', async () => {
    const ready = prepareSlowly();
    const { user, upload, save, removePhoto, writes } = await openStew('#0000aa');
    await upload();
    await save();
    await upload();
    await ready();
    expect(writes).toEqual([]);
    await ready('#00aa00');
    expect(writes).toEqual([['change', 'a', { picture: '#00aa00' }]]);
    await user.click(button('Edit STEW'));
    await upload();
    await save();
    await removePhoto();
    await ready();
    expect(writes.slice(1)).toEqual([['change', 'a', { picture: '' }]]);
  });

  it('that is ready only after its form was closed is added to no other form', async () => {
    const ready = prepareSlowly();
    const { user, upload, save, writes } = await openStew();
    await upload();
    await save();
    await user.click(button('Cancel'));
    await user.click(button('Edit STEW'));
    await ready();
    expect(editForm('STEW').queryByRole('img')).not.toBeInTheDocument();
    expect(writes).toEqual([]);
  });
});
