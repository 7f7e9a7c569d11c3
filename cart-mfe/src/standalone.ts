// An async boundary: the shared singletons must be ready before any module imports them.
void import('./standalone-page');
