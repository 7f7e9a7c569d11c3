// The asynchronous boundary that federation's documentation asks for, so that shared packages can be negotiated.
void import('../../shell/src/index');
