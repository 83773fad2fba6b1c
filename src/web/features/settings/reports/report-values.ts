/** The contents of reports as their form has them: one level, so that people choose value by value. */
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';

export type ReportValues = { comment_days: number | null; show_responsibility: boolean } & Record<ContentName, boolean>;
type ContentName = 'audit_trail' | 'photo_index' | 'tenant_contact' | 'photos_at_end' | 'client_brand';

export const reportLabels: Readonly<Record<keyof ReportValues, string>> = {
  comment_days: 'Days for comments and signatures',
  show_responsibility: 'Check outs name who is responsible for each action',
  audit_trail: 'Who did what, and when',
  photo_index: 'Index of photographs',
  tenant_contact: 'Phone numbers and e-mail addresses of tenants and landlords',
  photos_at_end: 'Photographs together at the end',
  client_brand: 'Clients have their own logo and colour',
};

export const reportValues = ({ comment_days, show_responsibility, pdf_contents }: AccountSettings): ReportValues => ({
  comment_days,
  show_responsibility,
  ...contentsOf(pdf_contents),
});

export const contentsOf = ({
  audit_trail,
  photo_index,
  tenant_contact,
  photos_at_end,
  client_brand,
}: Record<ContentName, boolean>) => ({
  audit_trail,
  photo_index,
  tenant_contact,
  photos_at_end,
  client_brand,
});

/** `pdf_contents` goes as a whole: the members that nobody has changed here are those of `latest`. */
export function reportChange(changes: Partial<ReportValues>, latest: AccountSettings['pdf_contents']) {
  const { comment_days, show_responsibility, ...contents } = changes;
  return {
    ...(comment_days !== undefined && { comment_days: comment_days as number }),
    ...(show_responsibility !== undefined && { show_responsibility }),
    ...(Object.keys(contents).length > 0 && { pdf_contents: { ...contentsOf(latest), ...contents } }),
  };
}
