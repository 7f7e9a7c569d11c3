// The composer knows where the module's files live; it hands the address in when it loads a server build.
// eslint-disable-next-line no-undef
__webpack_public_path__ = __module_base__;
