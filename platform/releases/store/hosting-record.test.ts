import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { inlineHashes } from '../../hosting';
import { perModule, perRemote } from '../../modules';
import { hostingRecord } from './hosting-record';

const origins = perRemote((name) => `https://kitchen-${name}.web.app`);
const sites = perModule((name) => `kitchen-${name}`);
const documents = ['<script>early()</script>', '<script>restore()</script>'];

it('firebase.json is written for a shop on Firebase, with the policy that all its documents need', () => {
  const written = JSON.stringify(hostingRecord({ origins, sites }, documents, testSiteConfig));
  for (const html of documents) expect(written).toContain(inlineHashes(html).scripts[0]);
  expect(written).toContain('"value":"https://kitchen.test.example"');
});

it('firebase.json is not written for a shop on other hosts', () => {
  expect(hostingRecord({ origins }, documents, testSiteConfig)).toEqual({});
});
