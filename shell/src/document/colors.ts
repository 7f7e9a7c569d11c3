export const GROUND_DARK = '#123a36';
