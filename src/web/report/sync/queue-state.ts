/** How a queue stands, and what it is given. */
import type { LaneState } from './lane.ts';
import type { Parcel, SendCaption, SendPhoto } from './parcels.ts';
import type { StepsOf } from './steps.ts';
import type { TextOptions } from './texts.ts';
import type { EditedField, Subject } from '#web/report/model/report-entry.ts';
import type { Waiting, WaitingStep, WaitingText } from './waiting.ts';

export type QueueState = LaneState & {
  /** Something new is on its way to the disk: closing the page now might lose it. Not said of letters typed on. */
  isStoring: boolean;
  /** The disk refuses what is entered: until it is sent it is lost with the page. Said until the disk takes something again. */
  isDiskRefusing: boolean;
  /** Not saved, and their item or room is gone: kept here until the person has copied them. */
  orphans: readonly Waiting[];
  /** Photographs and captions, in the order in which they were entered. */
  parcels: readonly Parcel[];
  /** Rooms and items that were added, moved, put in order or deleted. */
  steps: readonly WaitingStep[];
};

/** How each kind is sent. */
export type Send = TextOptions['send'] & { photo?: SendPhoto; caption?: SendCaption; steps?: StepsOf };

export type QueueOptions = Pick<TextOptions, 'report' | 'disk' | 'readAgain' | 'isHeld'> & {
  send: Send;
  owner: string;
  /** Files on their way at a time, each to another place; a phone's line is narrow. */
  filesAtOnce?: number;
  /** The stretch that a text is typed to, where somebody listens to a recording. */
  spokenAt?: (subject: Subject, field: EditedField) => Pick<WaitingText, 'spoken'> | undefined;
  /** Another tab of this browser has sent something of this report. */
  onSentElsewhere?: () => void;
};
