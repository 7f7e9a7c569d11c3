/** An address with this parameter opens the inspector. */
export const PARAMETER = 'modules';
