import { afterPaint } from './after-paint';

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames.splice(id - 1, 1);
  });
});
afterEach(() => {
  jest.useRealTimers();
});

function draw() {
  for (const frame of frames.splice(0)) frame(0);
}

describe('what may wait until the page is drawn', () => {
  it('waits for the frame, and for the drawing that follows it', () => {
    const callback = jest.fn();
    afterPaint(callback);
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
    draw();
    expect(callback).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not wait in a tab in the background, which is given no frames', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const callback = jest.fn();
    afterPaint(callback);
    jest.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
    expect(frames).toHaveLength(0);
  });

  it.each(['visible', 'hidden'] as const)('can be called off in a %s tab', (visibility) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    const callback = jest.fn();
    afterPaint(callback)();
    draw();
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });

  it('can be called off between the frame and its drawing', () => {
    const callback = jest.fn();
    const callOff = afterPaint(callback);
    draw();
    callOff();
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});
