/** The versions that this page's own writes have given a report, as the service says with each answer. */
import { buildListeners } from '#web/listeners.ts';

const HEADER = 'Keyturn-Report-Version';
const ofInspection = /\/inspections\/(\d+)\//;

const listeners = buildListeners<[home: number | string, version: number]>();

export const onOwnVersion = (home: number | string, hear: (version: number) => void): (() => void) =>
  listeners.subscribe((id, version) => id === home && hear(version));

/** `read` is how the answer's headers are read. */
export function noteOwnVersion(home: number | string, read: (header: string) => string | null): void {
  const version = Number(read(HEADER) ?? Number.NaN);
  if (!Number.isNaN(version)) listeners.tell(home, version);
}

/** The address of most writes names the report. */
export function noteVersionAt(url: string, read: (header: string) => string | null): void {
  const [, inspectionId] = ofInspection.exec(url) ?? [];
  if (inspectionId !== undefined) noteOwnVersion(Number(inspectionId), read);
}
