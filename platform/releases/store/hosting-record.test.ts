import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { inlineHashes } from '../../hosting';
import { perModule, perRemote } from '../../modules';
import { hostingRecord } from './hosting-record';
import type { Hosts } from './state';

const origins = perRemote((name) => `https://kitchen-${name}.web.app`);
const sites = perModule((name) => `kitchen-${name}`);
const versions = perModule(() => ['1.0.0-ab12cd34']);
const documents = ['<script>early()</script>', '<script>restore()</script>'];

it('firebase.json is written for a shop on Firebase, with the policy that all its documents need', () => {
  const written = JSON.stringify(
    hostingRecord({ origins, sites }, documents, testSiteConfig, versions),
  );
  for (const html of documents) expect(written).toContain(inlineHashes(html).scripts[0]);
  expect(written).toContain('"value":"https://kitchen.test.example"');
});

it('firebase.json is not written for a shop on other hosts', () => {
  expect(hostingRecord({ origins }, documents, testSiteConfig, versions)).toEqual({});
});

it('firebase.json opens the visitor’s own computer and speaks for subdomains only when hosts.json says so', () => {
  const written = (more: Partial<Hosts>) =>
    JSON.stringify(hostingRecord({ origins, sites, ...more }, documents, testSiteConfig, versions));
  expect(written({})).not.toMatch(/localhost|includeSubDomains/);
  expect(written({ allowLocalModules: true })).toContain('http://localhost:*');
  expect(written({ includeSubDomains: true })).toContain('; includeSubDomains');
});
