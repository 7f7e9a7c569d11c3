import { partOf } from './remote-parts';
import { placedAt, setPlaces } from './places';

const specials = {
  version: '1.0.0',
  entry: 'https://specials-mfe.test.example/remoteEntry.1.js',
  place: { path: '/specials', expose: 'Specials', title: 'Specials' },
};

it('a team’s part is known once the registry places it, and not before', () => {
  expect(() => partOf('specials-mfe/Specials')).toThrow(
    'No module places "specials-mfe/Specials".',
  );
  setPlaces({ modules: { 'specials-mfe': specials } });
  const [placed] = placedAt('/specials');
  expect(placed?.name).toBe('specials-mfe/Specials');
  expect(partOf('specials-mfe/Specials')).toEqual({
    module: 'specials-mfe',
    expose: 'Specials',
    title: 'The page “Specials”',
  });
});
