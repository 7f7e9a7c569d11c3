import { ROUTES } from '@simmer/shared/navigation';
import { runStandalone } from '@simmer/shared/standalone';
import MenuSections from './menu-sections/menu-sections';

runStandalone({ name: 'menu-mfe', pages: { [ROUTES.home]: MenuSections } });
