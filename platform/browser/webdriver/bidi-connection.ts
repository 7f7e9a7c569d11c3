import * as v from 'valibot';
import { WebSocket } from 'ws';
import { DriverError } from './driver';

const MessageSchema = v.variant('type', [
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({
    type: v.literal('error'),
    id: v.nullable(v.number()),
    error: v.string(),
    message: v.string(),
  }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
]);

export interface BidiConnection {
  /**
   * Sends a command and parses its answer with `result`.
   * @throws DriverError that says why it failed.
   */
  call: <Schema extends v.GenericSchema>(
    method: string,
    params: object,
    result: Schema,
  ) => Promise<v.InferOutput<Schema>>;
  close: () => void;
}

/** Opens a connection of https://www.w3.org/TR/webdriver-bidi/#transport. */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  await new Promise((opened, failed) => {
    socket.once('open', opened);
    socket.once('error', failed);
  });
  const waiting = new Map<number, (answer: { result: unknown } | { fault: string }) => void>();
  socket.on('message', (data: Buffer) => {
    const message = v.parse(MessageSchema, JSON.parse(data.toString()));
    if (message.type === 'event') {
      onEvent(message.method, message.params);
      return;
    }
    const id = message.id ?? 0;
    const answer = waiting.get(id);
    waiting.delete(id);
    answer?.(
      message.type === 'success' ? message : { fault: `${message.error}: ${message.message}` },
    );
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ fault: 'The browser is gone.' });
  });

  let last = 0;
  return {
    call: async (method, params, result) => {
      last += 1;
      const id = last;
      const answer = await new Promise<{ result: unknown } | { fault: string }>((done) => {
        waiting.set(id, done);
        socket.send(JSON.stringify({ id, method, params }));
      });
      if ('fault' in answer) throw new DriverError(answer.fault);
      return v.parse(result, answer.result);
    },
    close: () => {
      socket.close();
    },
  };
}
