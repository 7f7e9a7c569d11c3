import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these two, and react-router reads them while loading.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom knows <dialog> but not its methods.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
