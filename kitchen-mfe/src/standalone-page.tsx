import { runStandalone } from '@simmer/shared/standalone';
import Kitchen from './kitchen/kitchen';

runStandalone({ name: 'kitchen-mfe', pages: { '/kitchen': Kitchen } });
