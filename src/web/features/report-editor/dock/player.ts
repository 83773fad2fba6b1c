/** Plays one recording, whatever has the focus. Outside React: the page may draw as it likes. */
import { buildListeners } from '#web/listeners.ts';
import type { KeptListening } from './kept-listening.ts';
import type { Recording } from './recordings-of.ts';
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
  isUnplayable: boolean;
};

const STEP_S = 3;
/** So far back when somebody goes on: the last words were not typed yet. */
const RESUME_S = 1.5;
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
    audio.addEventListener('error', () => this.#change({ isUnplayable: true, isPlaying: false }));
  }

  subscribe = this.#listeners.subscribe;
  read = (): Playing => this.#now;

  load(recording: Recording | undefined): void {
    const audio = this.#audio;
    if (recording !== undefined && recording.id === this.#now.recording?.id) return this.#change({ recording });
    window.addEventListener('pagehide', this.#handleLeave);
    if (!audio.paused) this.#handleTime();
    audio.pause();
    this.#reading.abort();
    this.#reading = new AbortController();
    const { at, heard, waveform } = this.#kept.read(recording?.id ?? 0);
    const { rate, skipsSilence } = this.#now;
    this.#wasStarted = at > 0;
    this.#last = at;
    this.#change({ ...atRest, rate, skipsSilence, recording, at, heard, waveform, duration: waveform?.duration ?? 0 });
    if (recording === undefined) return audio.removeAttribute('src');
    audio.src = recording.url;
    audio.currentTime = at;
    void this.#showWaveform(recording);
  }

  play(): void {
    const { at, duration, rate } = this.#now;
    if (duration > 0 && at >= duration - 0.1) this.seek(0);
    else if (this.#wasStarted) this.seek(at - RESUME_S);
    this.#wasStarted = true;
    this.#audio.playbackRate = rate;
    void this.#audio.play().catch(() => this.#change({ isPlaying: false }));
  }

  toggle = (): void => (this.#audio.paused ? this.play() : this.#audio.pause());

  seek(to: number): void {
    const at = Math.max(0, Math.min(to, this.#now.duration || Number.POSITIVE_INFINITY));
    this.#audio.currentTime = at;
    this.#last = at;
    this.#change({ at });
    this.#note();
    if (this.#audio.paused) this.#kept.keep();
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
    if (recording !== undefined) this.#kept.note(recording.id, { at, heard: [...heard], waveform });
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
    this.#change({ at, heard: isHeard ? withStretch(heard, [this.#last, at]) : heard });
    this.#last = at;
    this.#note();
    if (!skipsSilence || this.#audio.paused) return;
    const silence = waveform?.silences.find(([from, to]) => at > from + 0.2 && at < to - 0.3);
    if (silence !== undefined) this.seek(silence[1] - 0.2);
  };

  async #showWaveform({ id, url }: Recording): Promise<void> {
    const { signal } = this.#reading;
    const waveform = this.#kept.read(id).waveform ?? (await readWaveform(url, signal).catch(() => undefined));
    if (waveform === undefined || signal.aborted) return;
    this.#change({ waveform, duration: this.#now.duration || waveform.duration });
    this.#note();
  }
}
