/** A pad for drawing a signature with a finger, a pen or a mouse. People with a keyboard type their name instead. */
import { Eraser } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { longestDrawing, signatureBox } from '#domain/signature-drawing.ts';
import { Button } from '#web/ui/controls/button.tsx';
import styles from './signature-pad.module.css';

type Props = { path: string; onChange: (path: string) => void };

/** Units of the box: closer points add length, and nothing to see. */
const STEP = 1.5;

export function SignaturePad({ path, onChange }: Props) {
  const last = useRef<{ x: number; y: number }>(undefined);
  // Several points may come before the next rendering.
  const drawn = useRef(path);

  function add(letter: 'M' | 'L', event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = clamp(((event.clientX - box.left) / box.width) * signatureBox.width, signatureBox.width);
    const y = clamp(((event.clientY - box.top) / box.height) * signatureBox.height, signatureBox.height);
    const before = last.current;
    if (letter === 'L' && before !== undefined && Math.hypot(x - before.x, y - before.y) < STEP) return;
    const next = `${drawn.current}${letter}${x} ${y}`;
    if (next.length > longestDrawing) return;
    last.current = { x, y };
    drawn.current = next;
    onChange(next);
  }

  return (
    <div className={styles.pad}>
      <svg
        className={styles.padArea}
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        role="img"
        aria-label="Area to draw your signature in"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          add('M', event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) add('L', event);
        }}
        onPointerUp={() => {
          last.current = undefined;
        }}
      >
        <line x1="24" y1="152" x2="576" y2="152" className={styles.padLine} />
        <path d={path} />
      </svg>
      <Button
        size="sm"
        variant="quiet"
        icon={<Eraser />}
        disabled={path === ''}
        onClick={() => {
          drawn.current = '';
          onChange('');
        }}
      >
        Clear
      </Button>
    </div>
  );
}

/** Inside the box, to a tenth. */
function clamp(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(0, value)) * 10) / 10;
}
