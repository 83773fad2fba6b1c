/** Recognises alarms by the name of the item, as `GET …/report/metadata` lists them. */
const alarmWords = /\balarm|\bsmoke\b|\bheat detector|\bCO\b|carbon monoxide/i;

export function isAlarm(itemName: string): boolean {
  return alarmWords.test(itemName);
}
