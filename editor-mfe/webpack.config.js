import { defineModule } from '../webpack.shared.js';

export default defineModule({
  name: 'editor-mfe',
  port: 3003,
  exposes: {
    './MenuEditor': './src/menu-editor/menu-editor.tsx',
  },
});
