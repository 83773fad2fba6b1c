/** Reads what a clerk wrote about an alarm: did it sound, did it fail, or was it not tested? */

export type AlarmVerdict = 'passed' | 'failed' | 'untested';

const failures =
  /^no$|\b(no sound|not? (sounding|working)|did not sound|does not (sound|work)|silent|fail(ed|s)?|fault(y)?|chirp\w*|past|expired|out of date|missing|not present|none (seen|present|found)|absent|dead|flat|damaged|broken|no batter\w+)\b/i;
const notTested = /\b(not tested|untested|n\/t|not accessible|no access|too high|not checked|unable|not reached)\b/i;
const passes = /\b(sound(s|ed)|tested|working|pass(ed|es)?|operational|ok|yes)\b/i;

/** `Tested, no sound` is a failure, so failures are looked for first. What says nothing was not tested. */
export function readAlarmResult(result: string): AlarmVerdict {
  if (failures.test(result)) return 'failed';
  if (notTested.test(result)) return 'untested';
  return passes.test(result) ? 'passed' : 'untested';
}

export const alarmVerdictWords: Record<AlarmVerdict, string> = {
  passed: 'Sounded',
  failed: 'Failed',
  untested: 'Not tested',
};

/** `Smoke alarms tested on the first day` is ticked in a form; it is no alarm more. */
export function isAlarmCheck(name: string): boolean {
  return /\b(tested|checked)\b/i.test(name);
}
