export { record, unrecorded } from './hooks';
export { isRecording, Recorder } from './recorder';
