/** Reads what a clerk wrote about an alarm: did it sound, did it fail, or was it not tested? */
import { isTrouble } from './words/answer-tone.ts';

export type AlarmVerdict = 'passed' | 'failed' | 'untested';

/**
 * `isn’t working`, `does not appear to work`, `has not yet been tested`: up to three words between the negation and its
 * verb.
 */
const refused = (verbs: string) =>
  new RegExp(
    String.raw`(?:\b(?:not|never|cannot|no longer|stopped|ceased)|n['’]t)(?: (?!but\b)[a-z]+){0,3}? (?:${verbs})`,
    'i',
  );

/** `No faults found` names a failure only to say that there is none. */
const harmless =
  /\b(?:no|not|without|free of)(?: (?:visible|obvious|apparent))? (?:faults?|faulty|defects?|damaged?|broken|expired)\b/gi;
const failures =
  /^no$|\b(no (sound|response|beep|power)|nothing heard|silent|fail(ed|s|ing)?|fault(y)?|defective|inoperative|chirp\w*|past|expired|out of date|missing|(not|none) (present|found|fitted|installed)|none seen|absent|disconnected|dead|flat|low battery|damaged|broken|no batter\w+)\b/i;
const doesNotSound = refused(String.raw`sound|work|operat|function|respond|pass|heard|ok\b`);
const notTested = /\b(untested|n\/t|no (access|test)|too high|unable)\b/i;
const wasNotTested = refused('test|access|check|reach');
const heard = /\b(sound(s|ed|ing)|work(s|ed|ing)|heard|operational|functional)\b/i;
const toBeTested = /\b((to|must|should) be|due|needs?|requires?|awaiting|await) (re-?)?(test|check)/i;
const passes = /\b(tested|pass(ed|es)?|ok|yes)\b/i;

/** `Tested, no sound` is a failure, so failures are looked for first. A text that says neither was not tested. */
export function readAlarmResult(result: string): AlarmVerdict {
  const answers = readAnswers(result);
  if (answers !== undefined) return verdictOf(answers);
  const words = result.replace(harmless, '');
  if (failures.test(words) || doesNotSound.test(words)) return 'failed';
  if (notTested.test(words) || wasNotTested.test(words)) return 'untested';
  if (heard.test(words)) return 'passed';
  return passes.test(words) && !toBeTested.test(words) ? 'passed' : 'untested';
}

type FormAnswer = { question: string; answer: string };

/**
 * Reads a form of questions told in one line, such as `In place: Yes; Tested today: No`; undefined for any other text.
 */
function readAnswers(result: string): FormAnswer[] | undefined {
  const answers = result.split('; ').map((part) => /^(?<question>.+): (?<answer>Yes|No|N\/A|Not answered)$/.exec(part));
  if (answers.includes(null)) return undefined;
  return answers.map((found) => found?.groups as FormAnswer);
}

const asksForSound = /\b(sound|work|operat|function|heard|pass)/i;
const asksForPlace = /\b(place|present|fitted|installed)\b/i;
const asksForTest = /\b(tested|test|checked)\b/i;

/**
 * An alarm passes only when the answer to "tested" or "heard" is Yes: `Tested today: No` is no test, whatever the
 * others say.
 */
function verdictOf(answers: FormAnswer[]): AlarmVerdict {
  const isSaid = (asks: RegExp, wanted: string) =>
    answers.some(({ question, answer }) => asks.test(question) && !isTrouble(question) && answer === wanted);
  const hasTrouble = answers.some(({ question, answer }) => isTrouble(question) && answer === 'Yes');
  if (hasTrouble || isSaid(asksForSound, 'No') || isSaid(asksForPlace, 'No')) return 'failed';
  if (isSaid(asksForTest, 'No')) return 'untested';
  return isSaid(asksForSound, 'Yes') || isSaid(asksForTest, 'Yes') ? 'passed' : 'untested';
}

/** The word on the chip of an alarm. A test that was merely ticked or named says nothing about the sound. */
export function alarmWord(result: string): string {
  if (/^(yes|no)$/i.test(result)) return result;
  const verdict = readAlarmResult(result);
  if (verdict !== 'passed') return verdict === 'failed' ? 'Failed' : 'Not tested';
  const said = readAnswers(result)
    ?.filter(({ answer }) => answer === 'Yes')
    .map(({ question }) => question);
  return said === undefined || said.some((question) => asksForSound.test(question)) ? 'Sounded' : 'Tested';
}

/** `Smoke alarms tested on the first day` is a question of a form and not another alarm. */
export function isAlarmCheck(name: string): boolean {
  return /\b(tested|checked)\b/i.test(name);
}
