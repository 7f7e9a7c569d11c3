import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';

/** Every test begins with the configuration of the test kitchen; one that loads its modules anew sets it itself. */
beforeEach(() => {
  setSiteConfig(testSiteConfig);
});
