/** The colour `--color-ground-dark` of the design, for what stands outside every stylesheet: a browser's own frame. */
export const GROUND_DARK = '#123a36';
