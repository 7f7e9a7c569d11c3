import { createContext } from 'react';
import type { ReadCurrentMenu } from '../send-order/menu-changes';
import { readCurrentMenu } from './current-menu';

export const CurrentMenuContext = createContext<ReadCurrentMenu>(readCurrentMenu);
