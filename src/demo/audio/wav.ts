/** RIFF WAVE, mono, 16 bits: every browser plays it, and nothing has to be encoded. */

const headerLength = 44;

export function writeWav(samples: Int16Array, sampleRate: number): Buffer {
  const body = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const header = Buffer.alloc(headerLength);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(headerLength - 8 + body.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // channels
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(body.length, 40);
  return Buffer.concat([header, body]);
}
