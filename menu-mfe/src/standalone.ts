// An async boundary: the shared singletons must be there before the first module that names them runs.
void import('./standalone-page');
