/**
 * Replaces the federation runtime's sentences for its errors. An error still has its code and the address of its
 * page.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
