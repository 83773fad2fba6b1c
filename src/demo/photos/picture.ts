/** Collects what is drawn, back to front, and writes it as SVG: flat polygons in space, and shapes on the picture itself. */
import { type Colour, css, lit } from './colour.ts';
import { type Camera, type Dot, pictureHeight, pictureWidth, type Point, project, scaleAt } from './space.ts';

/** How bright faces are by where they look: the light comes from one side and from above. */
export type Light = { left: number; right: number; front: number; top: number; bottom: number };

export const lightFromLeft: Light = { left: 0.98, right: 0.72, front: 0.86, top: 1.05, bottom: 0.5 };
export const lightFromRight: Light = { left: 0.72, right: 0.98, front: 0.86, top: 1.05, bottom: 0.5 };
export const lightFromBehind: Light = { left: 0.82, right: 0.84, front: 1, top: 1.05, bottom: 0.55 };

export class Picture {
  readonly camera: Camera;
  readonly light: Light;
  readonly #parts: string[] = [];
  readonly #defs: string[] = [];

  constructor(camera: Camera, light: Light) {
    this.camera = camera;
    this.light = light;
  }

  /** A flat polygon in space. */
  face(points: readonly Point[], fill: Colour | string, opacity = 1): void {
    this.polygon(project(points, this.camera), fill, opacity);
  }

  polygon(dots: readonly Dot[], fill: Colour | string, opacity = 1): void {
    if (dots.length < 3 || outside(dots)) return;
    const paint = typeof fill === 'string' ? fill : css(fill);
    // Never `opacity`: the renderer makes a layer for each, which takes most of the time.
    const seen = opacity === 1 ? '' : ` fill-opacity="${round(opacity)}"`;
    // A hairline in the same colour closes the seams that anti-aliasing leaves between neighbours.
    const seam = opacity === 1 ? ` stroke="${paint}" stroke-width="1.5"` : '';
    this.#parts.push(
      `<path d="M${dots.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${paint}"${seen}${seam}/>`,
    );
  }

  /** A line in space, `width` in metres. */
  line(from: Point, to: Point, width: number, colour: Colour, opacity = 1): void {
    const dots = project([from, to, to], this.camera);
    const [a, b] = dots;
    if (a === undefined || b === undefined || outside(dots)) return;
    const stroke = Math.max(
      1.2,
      width * scaleAt([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], this.camera),
    );
    this.#parts.push(
      `<path d="M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}" stroke="${css(colour)}" stroke-width="${round(stroke)}" stroke-opacity="${round(opacity)}"/>`,
    );
  }

  /** A block standing in the room; only the faces that look at the camera are drawn. */
  box([x0, y0, z0]: Point, [x1, y1, z1]: Point, colour: Colour): void {
    const [cx, cy, cz] = this.camera.at;
    const { light } = this;
    if (cz < z0)
      this.face(
        [
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y1, z0],
          [x0, y1, z0],
        ],
        lit(colour, light.front),
      );
    if (cx < x0)
      this.face(
        [
          [x0, y0, z0],
          [x0, y0, z1],
          [x0, y1, z1],
          [x0, y1, z0],
        ],
        lit(colour, light.left),
      );
    if (cx > x1)
      this.face(
        [
          [x1, y0, z0],
          [x1, y0, z1],
          [x1, y1, z1],
          [x1, y1, z0],
        ],
        lit(colour, light.right),
      );
    if (cy > y1)
      this.face(
        [
          [x0, y1, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x0, y1, z1],
        ],
        lit(colour, light.top),
      );
    if (cy < y0)
      this.face(
        [
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y0, z1],
          [x0, y0, z1],
        ],
        lit(colour, light.bottom),
      );
  }

  /** An upright round thing. `taper` is the upper radius as a share of the lower. */
  drum([x, y, z]: Point, radius: number, height: number, colour: Colour, taper = 1): void {
    const steps = 28;
    const ring = (level: number, size: number): Point[] =>
      Array.from({ length: steps }, (_, at) => {
        const angle = (at / steps) * 2 * Math.PI;
        return [x + Math.cos(angle) * size, level, z + Math.sin(angle) * size];
      });
    const low = ring(y, radius);
    const high = ring(y + height, radius * taper);
    const away = Math.atan2(this.camera.at[2] - z, this.camera.at[0] - x);
    for (let at = 0; at < steps; at += 1) {
      const next = (at + 1) % steps;
      const angle = ((at + 0.5) / steps) * 2 * Math.PI;
      if (Math.cos(angle - away) < -0.1) continue;
      const side = Math.cos(angle);
      const brightness =
        this.light.front * 0.95 +
        (side < 0 ? -side * (this.light.left - this.light.front) : side * (this.light.right - this.light.front));
      this.face([low[at], low[next], high[next], high[at]] as Point[], lit(colour, brightness));
    }
    if (this.camera.at[1] > y + height) this.face(high, lit(colour, this.light.top));
    else if (this.camera.at[1] < y) this.face(low, lit(colour, this.light.bottom));
  }

  /** Soft darkness on the floor under something: wider and fainter in steps, which is cheaper than a blur. */
  shadow([x0, z0]: Dot, [x1, z1]: Dot, strength = 0.3, y = 0.002): void {
    for (let step = 0; step < 6; step += 1) {
      const by = 0.14 - step * 0.028;
      this.face(
        [
          [x0 - by, y, z0 - by],
          [x1 + by, y, z0 - by],
          [x1 + by, y, z1 + by],
          [x0 - by, y, z1 + by],
        ],
        '#0b0d14',
        strength / 6,
      );
    }
  }

  /** A gradient between two dots of the picture; returns what to fill with. */
  gradient(from: Dot, to: Dot, stops: readonly (readonly [at: number, colour: Colour, opacity: number])[]): string {
    const id = `g${this.#defs.length}`;
    this.#defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}">${writeStops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  glow(
    centre: Dot,
    radius: number,
    stops: readonly (readonly [at: number, colour: Colour, opacity: number])[],
  ): string {
    const id = `g${this.#defs.length}`;
    this.#defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(centre[0])}" cy="${round(centre[1])}" r="${round(radius)}">${writeStops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Anything else on the picture itself. */
  add(svg: string): void {
    this.#parts.push(svg);
  }

  dot(point: Point): Dot {
    return project([point, point, point], this.camera)[0] ?? [-1000, -1000];
  }

  scale(point: Point): number {
    return scaleAt(point, this.camera);
  }

  /** `tilt` in degrees: nobody holds a camera quite level. */
  write({ tilt, warmth, dim }: { tilt: number; warmth: Colour; dim: number }): string {
    const whole = `<rect width="${pictureWidth}" height="${pictureHeight}"`;
    const centre: Dot = [pictureWidth / 2, pictureHeight / 2];
    const vignette = this.glow(centre, pictureWidth * 0.68, [
      [0.5, [0, 0, 0], 0],
      [1, [8, 10, 20], 0.3],
    ]);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}">`,
      `<defs>${this.#defs.join('')}</defs>`,
      `<rect width="${pictureWidth}" height="${pictureHeight}" fill="#30343c"/>`,
      `<g transform="rotate(${round(tilt)} ${centre[0]} ${centre[1]}) translate(${centre[0]} ${centre[1]}) scale(1.035) translate(${-centre[0]} ${-centre[1]})">`,
      ...this.#parts,
      '</g>',
      `${whole} fill="${css(warmth)}" fill-opacity="0.07"/>`,
      dim > 0 ? `${whole} fill="#060912" fill-opacity="${round(dim)}"/>` : '',
      `${whole} fill="${vignette}"/>`,
      '</svg>',
    ].join('');
  }
}

function writeStops(stops: readonly (readonly [at: number, colour: Colour, opacity: number])[]): string {
  return stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${round(at)}" stop-color="${css(colour)}" stop-opacity="${round(opacity)}"/>`,
    )
    .join('');
}

function outside(dots: readonly Dot[]): boolean {
  const margin = 200;
  return (
    dots.every(([x]) => x < -margin) ||
    dots.every(([x]) => x > pictureWidth + margin) ||
    dots.every(([, y]) => y < -margin) ||
    dots.every(([, y]) => y > pictureHeight + margin)
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
