/** Plays one recording, whatever has the focus. Outside React: the page may draw as it likes. */
import { buildListeners } from '#web/listeners.ts';
import type { KeptListening } from './kept-listening.ts';
import type { Recording } from './recordings-of.ts';
import type { Heard } from './stamps.ts';
import { type Stretch, withStretch } from './stretches.ts';
import { readWaveform, type Waveform } from './waveform.ts';

export type Playing = {
  recording: Recording | undefined;
  isPlaying: boolean;
  at: number;
  duration: number;
  rate: number;
  heard: readonly Stretch[];
  waveform: Waveform | undefined;
  skipsSilence: boolean;
  /** A text’s own stretch plays. */
  isAgain: boolean;
  isUnplayable: boolean;
};

const STEP_S = 3;
/** So far back when somebody goes on: the last words were not typed yet. */
const RESUME_S = 1.5;
/** A word more at its end than was typed to. */
const LINGER_S = 1;
/** Words that come so long after the recording was heard are typed to it. */
const FRESH_MS = 120_000;
const [SLOWEST, FASTEST, RATE_STEP] = [0.5, 2, 0.1];

const atRest: Playing = {
  recording: undefined,
  isPlaying: false,
  at: 0,
  duration: 0,
  rate: 1,
  heard: [],
  waveform: undefined,
  skipsSilence: false,
  isAgain: false,
  isUnplayable: false,
};

export class Player {
  readonly #kept: KeptListening;
  readonly #audio = new Audio();
  readonly #listeners = buildListeners();
  #reading = new AbortController();
  /** So that the first words of all are not stepped back from. */
  #wasStarted = false;
  #last = 0;
  #playedAt = Number.NEGATIVE_INFINITY;
  /** The end of a stretch that is heard again, and the place to go back to then. */
  #again: { until: number; back: Pick<Playing, 'recording' | 'at' | 'isPlaying'> } | undefined;
  #now = atRest;

  constructor(kept: KeptListening) {
    this.#kept = kept;
    const audio = this.#audio;
    audio.preload = 'metadata';
    audio.addEventListener('timeupdate', this.#handleTime);
    audio.addEventListener('play', () => this.#change({ isPlaying: true }));
    audio.addEventListener('pause', () => {
      this.#handleTime();
      this.#change({ isPlaying: false });
      kept.keep();
    });
    audio.addEventListener('loadedmetadata', () => {
      if (Number.isFinite(audio.duration)) this.#change({ duration: audio.duration });
      audio.playbackRate = this.#now.rate;
    });
    audio.addEventListener('ended', () => this.#goBack());
    audio.addEventListener('error', () => this.#change({ isUnplayable: true, isPlaying: false }));
  }

  subscribe = this.#listeners.subscribe;
  read = (): Playing => this.#now;

  load(recording: Recording | undefined): void {
    const audio = this.#audio;
    if (recording !== undefined && recording.id === this.#now.recording?.id) return this.#change({ recording });
    this.#again = undefined;
    window.addEventListener('pagehide', this.#handleLeave);
    if (!audio.paused) this.#handleTime();
    audio.pause();
    this.#reading.abort();
    this.#reading = new AbortController();
    const { at, heard, waveform } = this.#kept.read(recording?.id ?? 0);
    const { rate, skipsSilence } = this.#now;
    this.#wasStarted = at > 0;
    this.#last = at;
    this.#playedAt = Number.NEGATIVE_INFINITY;
    this.#change({ ...atRest, rate, skipsSilence, recording, at, heard, waveform, duration: waveform?.duration ?? 0 });
    if (recording === undefined) return audio.removeAttribute('src');
    audio.src = recording.url;
    audio.currentTime = at;
    void this.#showWaveform(recording);
  }

  play(): void {
    const { at, duration, rate } = this.#now;
    if (duration > 0 && at >= duration - 0.1) this.#goTo(0);
    else if (this.#wasStarted) this.#goTo(at - RESUME_S);
    this.#wasStarted = true;
    this.#start(rate);
  }

  toggle = (): void => {
    if (this.#audio.paused) return this.play();
    this.#audio.pause();
    if (this.#again !== undefined) this.#again.back.isPlaying = false;
    this.#goBack();
  };

  /** Once more, and then back to where it stood. */
  replay(recording: Recording, [from, to]: Stretch): void {
    const { recording: before, at, isPlaying } = this.#now;
    const back = this.#again?.back ?? { recording: before, at, isPlaying };
    this.load(recording);
    this.#again = { until: to + LINGER_S, back };
    this.#change({ isAgain: true });
    this.#goTo(from);
    this.#start(this.#now.rate);
  }

  /** Undefined when nobody has listened for a while. */
  heard = (): Heard | undefined => {
    const { recording, isPlaying } = this.#now;
    const isFresh = isPlaying || Date.now() - this.#playedAt < FRESH_MS;
    return recording !== undefined && isFresh ? { recordingId: recording.id, at: this.#audio.currentTime } : undefined;
  };

  /** By hand: what was heard again goes on from there. */
  seek(to: number): void {
    this.#again = undefined;
    this.#change({ isAgain: false });
    this.#goTo(to);
  }

  #goTo(to: number): void {
    const at = Math.max(0, Math.min(to, this.#now.duration || Number.POSITIVE_INFINITY));
    this.#audio.currentTime = at;
    this.#last = at;
    this.#change({ at });
    this.#note();
    if (this.#audio.paused) this.#kept.keep();
  }

  #start(rate: number): void {
    this.#audio.playbackRate = rate;
    void this.#audio.play().catch(() => this.#change({ isPlaying: false }));
  }

  #goBack(): void {
    if (this.#again === undefined) return;
    const { recording, at, isPlaying } = this.#again.back;
    this.#again = undefined;
    this.#audio.pause();
    this.load(recording);
    this.#change({ isAgain: false });
    this.#goTo(at);
    if (isPlaying) this.play();
  }

  step = (direction: 1 | -1): void => this.seek(this.#now.at + direction * STEP_S);

  changeRate(direction: 1 | -1): void {
    const wanted = Math.round((this.#now.rate + direction * RATE_STEP) * 10) / 10;
    const rate = Math.min(FASTEST, Math.max(SLOWEST, wanted));
    this.#audio.playbackRate = rate;
    this.#change({ rate });
  }

  toggleSilence = (): void => this.#change({ skipsSilence: !this.#now.skipsSilence });

  close(): void {
    window.removeEventListener('pagehide', this.#handleLeave);
    this.#audio.pause();
    this.#handleLeave();
    this.#reading.abort();
    this.#audio.removeAttribute('src');
    this.#now = { ...this.#now, recording: undefined };
  }

  #change(next: Partial<Playing>): void {
    this.#now = { ...this.#now, ...next };
    this.#listeners.tell();
  }

  #note(): void {
    const { recording, at, heard, waveform } = this.#now;
    if (recording === undefined) return;
    const place = this.#again === undefined ? at : this.#kept.read(recording.id).at;
    this.#kept.note(recording.id, { at: place, heard: [...heard], waveform });
  }

  /** A page that is left while it plays. */
  readonly #handleLeave = (): void => {
    this.#note();
    this.#kept.keep();
  };

  readonly #handleTime = (): void => {
    const { rate, heard, skipsSilence, waveform } = this.#now;
    const at = this.#audio.currentTime;
    const step = at - this.#last;
    // A jump is nothing that was heard.
    const isHeard = step > 0 && step < 2 * rate;
    if (isHeard) this.#playedAt = Date.now();
    this.#change({ at, heard: isHeard ? withStretch(heard, [this.#last, at]) : heard });
    this.#last = at;
    this.#note();
    if (this.#again !== undefined && at >= this.#again.until) return this.#goBack();
    if (!skipsSilence || this.#audio.paused) return;
    const silence = waveform?.silences.find(([from, to]) => at > from + 0.2 && at < to - 0.3);
    if (silence !== undefined) this.#goTo(silence[1] - 0.2);
  };

  async #showWaveform({ id, url }: Recording): Promise<void> {
    const { signal } = this.#reading;
    const waveform = this.#kept.read(id).waveform ?? (await readWaveform(url, signal).catch(() => undefined));
    if (waveform === undefined || signal.aborted) return;
    this.#change({ waveform, duration: this.#now.duration || waveform.duration });
    this.#note();
  }
}
