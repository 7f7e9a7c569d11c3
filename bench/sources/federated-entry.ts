// The asynchronous boundary that federation's documentation requires, so that shared packages can be negotiated.
void import('../../shell/src/index');
