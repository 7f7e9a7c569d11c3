// The composer passes in the address of the module's client files when it loads a server build.
// eslint-disable-next-line no-undef
__webpack_public_path__ = __module_base__;
