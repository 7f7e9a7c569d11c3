import { defineModule } from '../webpack.shared.js';

export default defineModule({
  name: 'menu-mfe',
  port: 3001,
  exposes: {
    './MenuSections': './src/menu-sections/menu-sections.tsx',
  },
  serverParts: {
    './StructuredData': './src/structured-data/structured-data.ts',
  },
});
