/** A drawn signature as a picture: what is drawn, dark on white, with a narrow edge. */
import { signatureBox } from '#domain/signature-drawing.ts';

/** Pixels for each unit of the box, so that it prints sharply. */
const SCALE = 3;
const EDGE = 10;
const INK = '#1c2426';

/** The part of the box that is drawn on, in its units: `M12 80L40 61` → 2, 51, 48, 39 with an edge of 10. */
export function extentOf(path: string): { x: number; y: number; width: number; height: number } {
  const numbers = path
    .split(/[MLC ,]/)
    .filter((text) => text !== '')
    .map(Number);
  const across = numbers.filter((_, at) => at % 2 === 0);
  const down = numbers.filter((_, at) => at % 2 === 1);
  const x = Math.max(0, Math.min(...across) - EDGE);
  const y = Math.max(0, Math.min(...down) - EDGE);
  return {
    x,
    y,
    width: Math.min(signatureBox.width, Math.max(...across) + EDGE) - x,
    height: Math.min(signatureBox.height, Math.max(...down) + EDGE) - y,
  };
}

export function drawPicture(path: string): Promise<Blob> {
  const { x, y, width, height } = extentOf(path);
  const canvas = new OffscreenCanvas(Math.ceil(width * SCALE), Math.ceil(height * SCALE));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(SCALE, SCALE);
  pen.translate(-x, -y);
  Object.assign(pen, { strokeStyle: INK, lineWidth: 4, lineCap: 'round', lineJoin: 'round' });
  pen.stroke(new Path2D(path));
  return canvas.convertToBlob({ type: 'image/png' });
}
