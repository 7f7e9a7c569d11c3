export { addRandomTexts } from './random-texts';
export { isRecording, Recorder } from './recorder';
