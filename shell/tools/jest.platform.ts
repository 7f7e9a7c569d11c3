import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';

/** Every test begins with the configuration of the test kitchen. A test that loads its modules again sets it itself. */
beforeEach(() => {
  setSiteConfig(testSiteConfig);
});
