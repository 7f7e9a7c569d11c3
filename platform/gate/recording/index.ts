export { isRecording, Recorder } from './recorder';
