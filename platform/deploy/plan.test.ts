import { CliError } from '../base';
import type { Site } from '../shop';
import { deployedVersions } from './plan';

const site: Site = { business: { name: 'Library', url: 'https://library.example' } };
const answer = (text: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text));

describe('what guests have is', () => {
  it('what the deployed registry says of the modules of this checkout', async () => {
    const release = { version: '1.0.0-01234567' };
    answer(JSON.stringify({ shell: release, modules: { hours: release, soup: release } }));
    expect([...(await deployedVersions(site))].map(([module]) => module)).toEqual([
      'shell',
      'hours',
    ]);
  });

  it('nothing of the shop while another site is there that answers each address with its page: a first publish replaces it', async () => {
    answer('\n<!doctype html><title>Another site</title>');
    expect((await deployedVersions(site)).size).toBe(0);
  });

  it.each(['{"modules":', '{}', '[]', ''])(
    'unknown when the registry is %j, and the message has its address',
    async (text) => {
      answer(text);
      await expect(deployedVersions(site)).rejects.toThrow(CliError);
      answer(text);
      await expect(deployedVersions(site)).rejects.toThrow(
        /^https:\/\/library\.example\/registry\.json is no registry.* Check business\.url/,
      );
    },
  );
});
