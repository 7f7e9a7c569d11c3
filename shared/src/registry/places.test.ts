import { placesIn } from './places';

const released = { version: '1.0.0', entry: 'https://soups.test.example/entry.js' };
const place = { path: '/soups', expose: 'Soups', title: 'Soups' };
const placesOf = (own: unknown) =>
  placesIn({ modules: { 'menu-mfe': released, 'soups-mfe': { ...released, place: own } } });

it.each([
  ['another site', { ...place, path: '//evil.example' }, 'path: must be an address like /kitchen'],
  ['a role that nobody has', { ...place, role: 'cook' }, 'role'],
  ['no part', { ...place, expose: undefined }, 'expose is missing'],
  ['no object', 'soups', 'The place of soups-mfe is invalid'],
])('%s is refused, and the module and the field are named', (_case, own, sentence) => {
  expect(() => placesOf(own)).toThrow(sentence);
  expect(() => placesOf(own)).toThrow('soups-mfe');
});
