import { createContext } from 'react';
import { remembered, type Remembered } from './remembered';

export const RememberedContext = createContext<Remembered>(remembered);
