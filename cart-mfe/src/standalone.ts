// Module Federation needs this async boundary: shared modules must be loaded before the first import of one.
void import('./standalone-page');
