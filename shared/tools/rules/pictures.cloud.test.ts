import { Bytes, collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { PHOTO_LIMIT } from '@simmer/shared/photo';
import { expectDenied, useCloud } from './testing/cloud';
import { othersIn, testDocument } from './testing/document';

const cloud = useCloud();
const PLACE = 'pictures/pie';

type Photo = Record<string, unknown>;

const bytes = (count: number) => Bytes.fromUint8Array(new Uint8Array(count).fill(7));
const photo: Photo = { type: 'image/webp', image: bytes(100) };

const accepted: [string, Photo][] = [
  ['as the editor writes it', photo],
  ['of a browser that cannot write WebP', { ...photo, type: 'image/jpeg' }],
  ['of one byte', { ...photo, image: bytes(1) }],
  ['as large as it may be', { ...photo, image: bytes(PHOTO_LIMIT) }],
];

const refused: [string, Photo][] = [
  ['is empty', {}],
  ['has no type', { image: photo.image }],
  ['has no image', { type: photo.type }],
  ['has an unknown field', { ...photo, address: 'https://evil.example/pie.jpg' }],
  ...['image/svg+xml', 'text/html', 'IMAGE/WEBP', '', null, 7, ['image/webp']].map(
    (type): [string, Photo] => [`has the type ${String(type)}`, { ...photo, type }],
  ),
  ['has no bytes', { ...photo, image: bytes(0) }],
  ['is a byte too large', { ...photo, image: bytes(PHOTO_LIMIT + 1) }],
  ...['AAAA', null, 7, ['AAAA'], { bytes: 'AAAA' }].map((image): [string, Photo] => [
    `has an image of the type ${image === null ? 'null' : typeof image}`,
    { ...photo, image },
  ]),
];

describe('the photo of a dish', () => {
  testDocument(cloud, {
    path: PLACE,
    some: photo,
    change: { type: 'image/jpeg' },
    accepted,
    refused,
  });

  it('can be removed only by a manager', async () => {
    await cloud.store(PLACE, photo);
    for (const [, database] of othersIn(cloud))
      await expectDenied(deleteDoc(doc(database(), PLACE)));
    await deleteDoc(doc(cloud.as('olive'), PLACE));
    expect(await cloud.stored(PLACE)).toBeUndefined();
    await cloud.store(PLACE, photo);
    await cloud.store('users/olive', { role: 'guest' });
    await expectDenied(deleteDoc(doc(cloud.as('olive'), PLACE)));
  });

  it('cannot be listed with the others, and has nothing below it', async () => {
    await cloud.store(PLACE, photo);
    for (const database of [cloud.asVisitor(), cloud.as('gus'), cloud.as('olive')])
      await expectDenied(getDocs(collection(database, 'pictures')));
    const below = doc(cloud.as('olive'), `${PLACE}/sizes/large`);
    await expectDenied(getDoc(below));
    await expectDenied(setDoc(below, photo));
  });
});
