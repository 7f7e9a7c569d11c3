import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { PICTURE_LIMIT } from '@simmer/shared/picture';
import { expectDenied, useCloud } from './testing/cloud';

const cloud = useCloud();
const PLACE = 'pictures/pie';

type Picture = Record<string, unknown>;

const bytes = (count: number) => Bytes.fromUint8Array(new Uint8Array(count).fill(7));
const photo: Picture = { type: 'image/webp', image: bytes(100) };

const accepted: [string, Picture][] = [
  ['as the editor writes it', photo],
  ['of a browser that cannot write WebP', { ...photo, type: 'image/jpeg' }],
  ['of one byte', { ...photo, image: bytes(1) }],
  ['as large as it may be', { ...photo, image: bytes(PICTURE_LIMIT) }],
];

const refused: [string, Picture][] = [
  ['is empty', {}],
  ['has no type', { image: photo.image }],
  ['has no image', { type: photo.type }],
  ['has an unknown field', { ...photo, address: 'https://evil.example/pie.jpg' }],
  ...['image/svg+xml', 'text/html', 'IMAGE/WEBP', '', null, 7, ['image/webp']].map(
    (type): [string, Picture] => [`has the type ${String(type)}`, { ...photo, type }],
  ),
  ['has no bytes', { ...photo, image: bytes(0) }],
  ['is a byte too large', { ...photo, image: bytes(PICTURE_LIMIT + 1) }],
  ...['AAAA', null, 7, ['AAAA'], { bytes: 'AAAA' }].map((image): [string, Picture] => [
    `has an image of the type ${image === null ? 'null' : typeof image}`,
    { ...photo, image },
  ]),
];

const people: [string, () => ReturnType<typeof cloud.as>][] = [
  ['a visitor', () => cloud.asVisitor()],
  ['a guest', () => cloud.as('gus')],
  ['an account without a profile', () => cloud.as('nora')],
];

describe('the photo of a dish', () => {
  it.each([...people, ['a manager', () => cloud.as('olive')] as const])(
    'is read by %s, whether there is one or not',
    async (_, database) => {
      expect((await getDoc(doc(database(), PLACE))).exists()).toBe(false);
      await cloud.store(PLACE, photo);
      expect((await getDoc(doc(database(), PLACE))).data()).toEqual(photo);
    },
  );

  it.each(accepted)('is stored, replaced and removed by a manager, %s', async (_, picture) => {
    const place = doc(cloud.as('olive'), PLACE);
    await setDoc(place, picture);
    await setDoc(place, { ...picture, type: 'image/jpeg' });
    expect(await cloud.stored(PLACE)).toEqual({ ...picture, type: 'image/jpeg' });
    await deleteDoc(place);
    expect(await cloud.stored(PLACE)).toBeUndefined();
  });

  it.each(refused)('is refused when it %s', async (_, picture) => {
    const place = doc(cloud.as('olive'), PLACE);
    await expectDenied(setDoc(place, picture));
    await cloud.store(PLACE, photo);
    await expectDenied(setDoc(place, picture));
    expect(await cloud.stored(PLACE)).toEqual(photo);
  });

  it.each(people)('is not stored, replaced or removed by %s', async (_, database) => {
    const place = doc(database(), PLACE);
    await expectDenied(setDoc(place, photo));
    await cloud.store(PLACE, photo);
    await expectDenied(updateDoc(place, { type: 'image/jpeg' }));
    await expectDenied(deleteDoc(place));
    expect(await cloud.stored(PLACE)).toEqual(photo);
  });

  it('is not stored or removed by a former manager', async () => {
    await cloud.store(PLACE, photo);
    await cloud.store('users/olive', { role: 'guest' });
    await expectDenied(setDoc(doc(cloud.as('olive'), PLACE), photo));
    await expectDenied(deleteDoc(doc(cloud.as('olive'), PLACE)));
  });

  it('has nothing below it', async () => {
    const below = doc(cloud.as('olive'), `${PLACE}/sizes/large`);
    await expectDenied(getDoc(below));
    await expectDenied(setDoc(below, photo));
  });

  it('is not listed with the others', async () => {
    await cloud.store(PLACE, photo);
    for (const [, database] of people)
      await expectDenied(getDocs(collection(database(), 'pictures')));
    await expectDenied(getDocs(collection(cloud.as('olive'), 'pictures')));
  });
});
