export { describeShop } from './recorded-shop';
export { isRecording, Recorder } from './recorder';
