/** The shape of a recording and its silences, found by the browser. Library: decodeAudioData; a drawing needs no more. */
import type { Stretch } from './stretches.ts';

/** A digit of loudness, 0 to 9, for each of the parts. */
export type Waveform = { bars: string; duration: number; silences: Stretch[] };

const BARS = 240;
/** Enough to see loudness; an hour of it is held in 29 MB while it is looked at. */
const RATE = 2 ** 13;
const MOST_BYTES = 60_000_000;
const FRAME_S = 0.05;
const SILENT_S = 0.8;

export async function readWaveform(url: string, signal: AbortSignal): Promise<Waveform | undefined> {
  // A file, which the query layer knows nothing of.
  // oxlint-disable-next-line no-restricted-globals
  const answer = await fetch(url, { signal });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined;
  const bytes = await answer.arrayBuffer();
  if (bytes.byteLength > MOST_BYTES) return undefined;
  const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
  return waveformOf(decoded.getChannelData(0), RATE);
}

export function waveformOf(samples: Float32Array, rate: number): Waveform {
  const loudest = peakOf(samples, 0, samples.length) || 1;
  const bars = Array.from({ length: BARS }, (_, at) => {
    const peak = peakOf(samples, (at * samples.length) / BARS, ((at + 1) * samples.length) / BARS);
    return Math.round((peak / loudest) * 9);
  });
  return {
    bars: bars.join(''),
    duration: samples.length / rate,
    silences: silencesOf(samples, rate, loudest * 0.04),
  };
}

function peakOf(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let at = Math.floor(from); at < to; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
  return peak;
}

function silencesOf(samples: Float32Array, rate: number, threshold: number): Stretch[] {
  const frame = Math.round(rate * FRAME_S);
  const silences: Stretch[] = [];
  let since: number | undefined;
  for (let at = 0; at <= samples.length; at += frame) {
    const isSilent = at < samples.length && peakOf(samples, at, Math.min(at + frame, samples.length)) < threshold;
    if (isSilent) since ??= at;
    else if (since !== undefined) {
      if ((at - since) / rate >= SILENT_S)
        silences.push([round(since / rate), round(Math.min(at, samples.length) / rate)]);
      since = undefined;
    }
  }
  return silences;
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;
