import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these; react-router reads the first two while loading.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

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
