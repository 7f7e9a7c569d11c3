/** The color `--color-ground-dark` of the design, where no stylesheet applies: in the browser's own frame. */
export const GROUND_DARK = '#123a36';
