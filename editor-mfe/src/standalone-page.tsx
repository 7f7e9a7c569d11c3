import { ROUTES } from '@simmer/shared/navigation';
import { runStandalone } from '@simmer/shared/standalone';
import MenuEditor from './menu-editor/menu-editor';

runStandalone({ name: 'editor-mfe', pages: { [ROUTES.menuEditor]: MenuEditor } });
