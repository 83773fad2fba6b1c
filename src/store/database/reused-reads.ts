/**
 * What PostgreSQL sends, read into one buffer for each connection, again and again. A socket otherwise takes memory of
 * its own for every 64 KB, outside the heap, and V8 lets tens of megabytes of it gather (docs/decisions/019).
 */
import { Socket } from 'node:net';

const SIZE = 65_536;
/** A byte that says what a message is, and its length, in which the four bytes of the length count. */
const [KIND, LENGTH] = [1, 4];

/**
 * A socket whose 'data' are whole messages, good until the listener returns: the driver keeps part of a message as it
 * is, and nothing of a whole one.
 */
export function openReusingSocket(config?: { ssl?: unknown }): Socket {
  // Of an encrypted connection these would not be the messages.
  if (config?.ssl) return new Socket();
  const usual = Buffer.allocUnsafeSlow(SIZE);
  /** Another for as long as a larger message takes. */
  let buffer = usual;
  /** Bytes at its beginning, of a message of which more must come. */
  let begun = 0;
  const bufferOf = (needed: number) => {
    if (needed <= SIZE) return usual;
    return needed === buffer.length ? buffer : Buffer.allocUnsafeSlow(needed);
  };
  const socket: Socket = new Socket({
    onread: {
      buffer: () => buffer.subarray(begun),
      callback: (count) => {
        const filled = begun + count;
        const { end, needed } = findWhole(buffer, filled);
        if (end > 0) socket.emit('data', buffer.subarray(0, end));
        begun = filled - end;
        const next = bufferOf(needed);
        // Also within the same one.
        if (end > 0 || next !== buffer) buffer.copy(next, 0, end, filled);
        buffer = next;
        return true;
      },
    },
  });
  return socket;
}

/** Where the last whole message ends, and how long the next one is as far as is known. */
function findWhole(buffer: Buffer, filled: number): { end: number; needed: number } {
  let end = 0;
  while (end + KIND + LENGTH <= filled) {
    const length = KIND + buffer.readUInt32BE(end + KIND);
    if (end + length > filled) return { end, needed: length };
    end += length;
  }
  return { end, needed: 0 };
}
