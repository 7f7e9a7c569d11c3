// Module Federation needs this async boundary.
void import(/* webpackMode: "eager" */ './start');
