import { defineModule } from '../webpack.shared.js';

export default defineModule('shell');
