// The asynchronous border that federation needs before anything shared is used.
void import('./standalone-page');
