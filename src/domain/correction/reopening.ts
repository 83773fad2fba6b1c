/** The reasons why a report is reopened: chosen from these, and said in words besides. */
export const reopenReasons = {
  wording: 'Wording',
  condition: 'Condition or grade',
  incomplete: 'Something was left out',
  photographs: 'Photographs',
  evidence: 'Nothing shows it',
  responsibility: 'Actions or responsibility',
  readings: 'Meters, keys or alarms',
  details: 'Address, people or dates',
  comment: 'A comment of the parties',
  other: 'Another reason',
} as const;
export type ReopenReason = keyof typeof reopenReasons;
export const reopenReasonCodes = Object.keys(reopenReasons) as ReopenReason[];

/** `Wording, photographs: The hob was cracked before.`; empty when nobody said anything. */
export function reopeningText({ reasons, note }: { reasons: readonly string[]; note: string | null }): string {
  const names = reasons.map((reason, at) => {
    const name = reopenReasons[reason as ReopenReason] ?? reason;
    return at === 0 ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  });
  return [names.join(', '), note ?? ''].filter(Boolean).join(': ');
}
