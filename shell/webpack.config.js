import { defineModule } from '../webpack.shared.js';

export default defineModule({ name: 'shell', port: 3000 });
