import { runStandalone } from '@simmer/shared/standalone';
import { place } from './place';
import Kitchen from './kitchen/kitchen';

runStandalone({ name: 'kitchen-mfe', pages: { [place.path]: Kitchen } });
