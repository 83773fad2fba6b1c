/** The possible actions on an inspection: the next step as a button, everything else in a menu that says why not. */
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { canNoteWaiting } from '#domain/firm/waiting.ts';
import { isManager, type Role } from '#domain/role.ts';
import { afterInspectionWrite, afterWrite } from '#web/queries/after-write.ts';
import { ApiError } from '#web/queries/api-error.ts';
import { readUnheard } from '#web/queries/waiting-changes.ts';
import { requestPdf } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm, type Question } from '#web/ui/overlay/confirm.tsx';
import { Menu, type MenuEntry } from '#web/ui/overlay/menu.tsx';
import { isOwnStep, nextVerb, offeredVerbs, questionOfStart, sendVerb, type Verb, verbWords } from './lifecycle.ts';
import { waitUntilSent } from './wait-until-sent.ts';

const CancelDialog = late(async () => (await import('./charges/cancel-dialog.tsx')).CancelDialog, {
  failed: failedDialog,
});

const WaitingDialog = late(async () => (await import('./charges/waiting-dialog.tsx')).WaitingDialog, {
  failed: failedDialog,
});

const ReopenDialog = late(async () => (await import('./answers/reopen-dialog.tsx')).ReopenDialog, {
  failed: failedDialog,
});

type Person = Parameters<typeof questionOfStart>[1];
type Props = {
  inspection: Inspection;
  /** After a step. */
  onTaken?: (verb: Verb) => void;
  /** Below the steps in their menu. */
  more?: readonly MenuEntry[] | undefined;
};

export function LifecycleActions({ inspection, onTaken, more = [] }: Props) {
  const person = useSession();
  const isTaken = useRef(false);
  /** The latest edits are awaited. */
  const [isArriving, setArriving] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const move = useMove(inspection, onTaken);

  useEffect(() => {
    // The button of the step is gone, and with it the focus: the heading is just before the next one.
    if (isTaken.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
    isTaken.current = false;
  }, [inspection.state.id]);

  async function handleMove(verb: Verb) {
    const question = await questionOf(verb, inspection, person);
    if (question !== undefined && !(await confirm(question))) return;
    if (handsOn.has(verb)) {
      setArriving(true);
      const left = await waitUntilSent(inspection.id, ARRIVAL_MS).finally(() => setArriving(false));
      if (!(await isLeftBehind(left, verbWords(verb, inspection.state.id).label))) return;
    }
    if (!(await isReadyFor(verb, inspection))) return;
    if (verb === 'reopen' || verb === 'cancel') {
      setAsked(verb);
      return;
    }
    isTaken.current = true;
    move.mutate(verb);
  }

  const offered = offeredVerbs(inspection, person);
  const next = nextVerb(offered);
  const others = offered.filter((one) => one !== next);
  const entries: MenuEntry[] = others.map((one) => ({
    label: one.label,
    whyNot: one.whyNot,
    isDanger: one.verb === 'cancel',
    onChoose: () => void handleMove(one.verb),
  }));
  if (canWait(inspection, person)) entries.unshift({ label: 'Waiting at the door', onChoose: () => setAsked('wait') });
  if (offered.length === 0) return null;

  return (
    <>
      <Menu
        label="More steps"
        align="end"
        entries={[...entries, ...more]}
        renderTrigger={(props) => (
          <Button {...props}>
            Steps <ChevronDown size={14} aria-hidden />
          </Button>
        )}
      />
      {next !== undefined && (
        // Another step is another button: a second press of the same key must not take it as well.
        <Button
          key={next.verb}
          variant={isOwnStep(next.verb, inspection, person) ? 'primary' : 'default'}
          isBusy={move.isPending || isArriving}
          onClick={() => void handleMove(next.verb)}
        >
          {next.label}
        </Button>
      )}
      <AskedDialog
        asked={asked}
        inspection={inspection}
        onClose={() => setAsked(undefined)}
        onTaken={(verb) => {
          isTaken.current = true;
          setAsked(undefined);
          void (verb === 'cancel' ? move.followUp(verb) : onTaken?.(verb));
        }}
      />
    </>
  );
}

type Asked = 'reopen' | 'cancel' | 'wait';
type AskedProps = {
  asked: Asked | undefined;
  inspection: Inspection;
  onClose: () => void;
  onTaken: (verb: Exclude<Asked, 'wait'>) => void;
};

function AskedDialog({ asked, inspection, onClose, onTaken }: AskedProps) {
  switch (asked) {
    case 'reopen':
      return <ReopenDialog inspection={inspection} onClose={onClose} onTaken={() => onTaken('reopen')} />;
    case 'cancel':
      return <CancelDialog inspection={inspection} onClose={onClose} onTaken={() => onTaken('cancel')} />;
    case 'wait':
      return <WaitingDialog inspection={inspection} onClose={onClose} />;
    case undefined:
      return null;
  }
}

/** Only a visit that has a day: elsewhere the step would fill the menu. */
function canWait({ state, type, clerk, conduct_date: at }: Inspection, { id, role }: Person): boolean {
  const visit = { state: state.id, type: type.id, clerkId: clerk?.id ?? null };
  return at !== null && canNoteWaiting(visit, { userId: id, isManager: isManager(role as Role) });
}

/** Steps that are taken back from the message that tells of them. */
const opposites: { [verb in Verb]?: Verb } = { cancel: 'restore', complete: 'uncomplete' };

/** One step, with word of it afterwards. */
function useMove(inspection: Inspection, onTaken: Props['onTaken']) {
  async function followUp(verb: Verb) {
    // Made in the background while the reviewer goes on; a person who wants it earlier finds it under way.
    if (verb === 'complete') await askForFullReport(inspection.id);
    await afterInspectionWrite(inspection, 'inspection', 'reportVersion', 'email');
    const opposite = opposites[verb];
    showToast({
      text: `${verbWords(verb, inspection.state.id).done}.`,
      ...(opposite !== undefined && { undo: () => move.mutate(opposite) }),
    });
    onTaken?.(verb);
  }
  const move = useMutation({
    mutationFn: (verb: Verb) => sendVerb(verb, inspection.id),
    onSuccess: (_answer, verb) => followUp(verb),
    onError: sayFailure,
  });
  return { mutate: move.mutate, isPending: move.isPending, followUp };
}

function sayFailure(error: Error): void {
  showToast({
    text: error instanceof ApiError ? error.detail : 'Nothing was changed: the service could not be reached.',
    tone: 'failed',
  });
}

/** After these the report is another person's to write, and takes nothing more from this one. */
const handsOn: ReadonlySet<Verb> = new Set(['process', 'submit', 'reopen', 'complete']);

/** Milliseconds for the latest edits to arrive. */
const ARRIVAL_MS = 5_000;

/** Whether the step is taken without the changes that have not arrived. */
const isLeftBehind = async (count: number, label: string) => count === 0 || confirm(whatIsLeft(count, label));

const whatIsLeft = (count: number, label: string): Question => ({
  title: count === 1 ? 'One change has not arrived' : `${count} changes have not arrived`,
  text: 'Your latest text or photos are still on their way. After this step the report no longer accepts them.',
  action: `${label} without ${count === 1 ? 'it' : 'them'}`,
  keep: 'Wait',
  isDanger: true,
});

/** The checks come with the step: without them the report stays. */
async function isReadyFor(verb: Verb, inspection: Inspection): Promise<boolean> {
  try {
    if (verb === 'complete') return await (await import('./submit/ask-questions.tsx')).askAboutQuestions(inspection.id);
    if (verb !== 'submit') return true;
    const { askAboutUnanswered } = await import('./submit/ask-unanswered.tsx');
    return await askAboutUnanswered(inspection);
  } catch (error) {
    sayFailure(error as Error);
    return false;
  }
}

async function questionOf(verb: Verb, inspection: Inspection, person: Person): Promise<Question | undefined> {
  if (verb === 'start') return questionOfStart(inspection, person);
  const unheard = verb === 'submit' ? readUnheard(inspection.id) : [];
  return unheard.length > 0 ? (await import('./jobs/unheard-question.ts')).unheardQuestion(unheard) : questions[verb];
}

/** The approval stands whether or not the PDF can be asked for now: its page offers it again. */
async function askForFullReport(inspectionId: number): Promise<void> {
  try {
    await requestPdf({ path: { inspection_id: inspectionId }, body: { type: 'FULL' } });
    await afterWrite('pdf');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Actions that others are told of, or that cannot be undone. Close comes to stand where Approve was, also when somebody else has just approved. */
const questions: { [verb in Verb]?: Question } = {
  close: {
    title: 'Close this inspection?',
    text: 'It cannot be reopened, and its report takes no more changes. Comments and signatures come in until their time is over.',
    action: 'Close the inspection',
    keep: 'Keep it open',
  },
};
