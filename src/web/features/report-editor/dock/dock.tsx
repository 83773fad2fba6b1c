/**
 * The player under the rows: it lives outside the panel, so that nothing that takes the focus ends it. While it plays, the
 * recording of another place is offered; at rest the dock turns to that by itself.
 */
import {
  ChevronFirst,
  ChevronLast,
  ChevronsLeftRightEllipsis,
  Download,
  Gauge,
  Keyboard,
  Pause,
  Play,
  Repeat,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { setUnheard } from '#web/queries/waiting-changes.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { useEditor, useParcels, useRoomIds, useWhereabouts } from '../editor.ts';
import { buildCommands, useDockKeys, useMediaKeys } from './dock-commands.ts';
import styles from './dock.module.css';
import { type Command, commands, keepKeys, type Keys, readKeys } from './dock-keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { buildKeptListening, type KeptListening } from './kept-listening.ts';
import { Player, type Playing } from './player.ts';
import { recordingAt, recordingsOf } from './recordings-of.ts';
import { stampTexts } from './stamps.ts';
import { restOf, spokenIn, timeText } from './stretches.ts';
import { WaveformSlider } from './waveform-slider.tsx';

export function Dock() {
  const editor = useEditor();
  const [kept] = useState(() => buildKeptListening(editor.owner));
  const [player] = useState(() => new Player(kept));
  const playing = useSyncExternalStore(player.subscribe, player.read);
  const [keys, setKeys] = useState(() => readKeys(editor.owner));
  const [isChoosing, setChoosing] = useState(false);
  const offered = useOffered();
  const give = useMemo(() => buildCommands(editor, player), [editor, player]);
  useDockKeys(keys, give);
  useMediaKeys(give);
  useToldUnheard(kept, playing.isPlaying);
  useEffect(() => () => player.close(), [player]);
  useStamps(player);
  useEffect(() => {
    if (!player.read().isPlaying) player.load(offered);
  }, [player, offered]);

  const { recording, isPlaying, at, duration, rate, skipsSilence, isAgain } = playing;
  const isElsewhere = isPlaying && offered !== undefined && offered.id !== recording?.id;
  const button = (command: Command, icon: ReactNode, label: string = commands[command]) => (
    <IconButton size="sm" label={`${label} (${keys[command]})`} icon={icon} onClick={() => give(command)} />
  );
  return (
    <section className={styles.dock} aria-label="Recording">
      <div className={styles.buttons}>
        {button('previous', <ChevronFirst />)}
        {button('back', <RotateCcw />)}
        {button('play', isPlaying ? <Pause /> : <Play />, isPlaying ? 'Pause' : 'Play')}
        {button('forward', <RotateCw />)}
        {button('next', <ChevronLast />)}
      </div>
      <div className={styles.about}>
        <span className={styles.name}>{recording?.name}</span>
        <span className={styles.time}>
          {timeText(at)} / {timeText(duration)}
        </span>
      </div>
      <Shape playing={playing} player={player} />
      {isElsewhere && (
        <Button size="sm" onClick={() => give('other')}>
          {offered.name} <KeyHint keys={keys.other} />
        </Button>
      )}
      <div className={styles.buttons}>
        <IconButton
          size="sm"
          label={`${commands.replay} (${keys.replay})`}
          icon={<Repeat />}
          aria-pressed={isAgain}
          onClick={() => give('replay')}
        />
        <IconButton
          size="sm"
          label={`Skip silence (${keys.silence})`}
          icon={<ChevronsLeftRightEllipsis />}
          aria-pressed={skipsSilence}
          onClick={() => give('silence')}
        />
        {button('slower', <span className={styles.sign}>−</span>)}
        <Rate rate={rate} />
        {button('faster', <span className={styles.sign}>+</span>)}
        <IconButton size="sm" label="Keys of the player" icon={<Keyboard />} onClick={() => setChoosing(true)} />
      </div>
      <KeyLine keys={keys} />
      {isChoosing && (
        <KeysDialog
          keys={keys}
          onChange={(next) => {
            setKeys(next);
            keepKeys(editor.owner, next);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

/** A file that cannot be played here is offered to be played elsewhere. */
function Shape({ playing, player }: { playing: Playing; player: Player }) {
  const { recording, isUnplayable } = playing;
  if (!isUnplayable || recording === undefined) return <WaveformSlider playing={playing} player={player} />;
  return (
    <p className={styles.fault}>
      This browser cannot play the recording.{' '}
      <a href={recording.url} download>
        <Download size={13} aria-hidden /> Take the file
      </a>
    </p>
  );
}

const Rate = ({ rate }: { rate: number }) => (
  <span className={styles.rate}>
    <Gauge size={13} aria-hidden /> {rate.toFixed(1)}×
  </span>
);

const shownKeys = ['play', 'back', 'forward', 'replay', 'unanswered', 'unclear'] as const;

function KeyLine({ keys }: { keys: Keys }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      {shownKeys.map((command) => (
        <span key={command}>
          <KeyHint keys={keys[command]} /> {commands[command]}
        </span>
      ))}
    </p>
  );
}

function useOffered() {
  const { report } = useEditor();
  useRoomIds();
  // One that was dropped here has arrived.
  useParcels();
  const here = useWhereabouts();
  const offered = recordingAt(recordingsOf(report), here);
  const id = offered?.id;
  // Drawn with each change of place: the same recording is the same thing.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => offered, [id, offered?.url, offered?.name]);
}

/** Texts are stamped with what they are typed to. */
function useStamps(player: Player): void {
  const { stamps, report } = useEditor();
  useEffect(() => stampTexts({ stamps, report }, player.heard), [stamps, report, player]);
}

/** The stretches that nobody has heard on this device are said at Submit. */
function useToldUnheard(kept: KeptListening, isPlaying: boolean): void {
  const { home, report } = useEditor();
  useEffect(() => {
    if (typeof home !== 'number') return;
    setUnheard(home, () =>
      recordingsOf(report).flatMap(({ id, name }) => {
        const { heard, waveform } = kept.read(id);
        if (waveform === undefined) return heard.length === 0 ? [`${name}: not opened`] : [];
        const rest = spokenIn(restOf(heard, waveform.duration), waveform.silences);
        return rest.map(([from, to]) => `${name}: ${timeText(from)} to ${timeText(to)}`);
      }),
    );
  }, [home, report, kept, isPlaying]);
}
