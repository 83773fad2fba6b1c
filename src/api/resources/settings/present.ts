/** Settings of an account from row to wire and back. */
import type { AccountSettingsChange } from '#contract/settings.ts';
import { standardCommentDays } from '#domain/comment-window.ts';
import { noFeeRules } from '#domain/firm/charges.ts';
import { standardAnswerChoice } from '#domain/message/appointment-answer.ts';
import { standardNoticeLengths } from '#domain/property/tenancy.ts';
import { standardSecurityLogDays } from '#domain/security-event.ts';
import { usualCaptions } from '#domain/usual-things/captions.ts';
import { usualItems } from '#domain/usual-things/usual-items.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { AccountSettings, PdfContentChoices } from '#store/schema/account.ts';
import type * as z from 'zod';
import { withVersion } from '../../content-version.ts';
import { acceptRule, presentRule } from './template-rules.ts';

export function presentSettings({ id, name, timeZone, country, settings }: AccountRow) {
  return withVersion(id, {
    id,
    name,
    time_zone: timeZone,
    country,
    brand: settings.brand ?? {},
    disclaimers: (settings.disclaimers ?? []).map(({ typeIds = [], ...said }) => ({ ...said, type_ids: typeIds })),
    glossary: settings.glossary ?? [],
    abbreviations: settings.abbreviations ?? [],
    phrases: settings.phrases ?? [],
    rooms: settings.rooms ?? [],
    captions: settings.captions ?? [...usualCaptions],
    usual_items: settings.usualItems ?? usualItems,
    template_rules: (settings.templateRules ?? []).map(presentRule),
    notifications: settings.notifications ?? {},
    appointment_answers: settings.appointmentAnswers ?? standardAnswerChoice,
    show_responsibility: settings.showResponsibility ?? true,
    comment_days: settings.commentDays ?? standardCommentDays,
    pdf_contents: presentContents(settings.pdfContents),
    prices: settings.prices ?? [],
    fee_rules: settings.feeRules ?? noFeeRules,
    ref_numbering: settings.refNumbering ?? null,
    notice_lengths: settings.noticeLengths ?? standardNoticeLengths,
    week_starts_on: settings.weekStartsOn ?? 1,
    security_log_days: settings.securityLogDays ?? standardSecurityLogDays,
  });
}

const presentContents = ({
  auditTrail = true,
  photoIndex = true,
  tenantContact = false,
  photosAtEnd = false,
  clientBrand = true,
}: PdfContentChoices = {}) => ({
  audit_trail: auditTrail,
  photo_index: photoIndex,
  tenant_contact: tenantContact,
  photos_at_end: photosAtEnd,
  client_brand: clientBrand,
});

/** Members that are columns of their own are left to the route. */
export function acceptSettings({
  name: _name,
  time_zone: _zone,
  country: _country,
  appointment_answers,
  comment_days,
  show_responsibility,
  security_log_days,
  pdf_contents,
  prices,
  fee_rules,
  ref_numbering,
  notice_lengths,
  week_starts_on,
  disclaimers,
  template_rules,
  usual_items,
  ...worded
}: z.output<typeof AccountSettingsChange>): AccountSettings {
  return {
    ...worded,
    ...(appointment_answers !== undefined && { appointmentAnswers: appointment_answers }),
    ...(comment_days !== undefined && { commentDays: comment_days }),
    ...(show_responsibility !== undefined && { showResponsibility: show_responsibility }),
    ...(security_log_days !== undefined && { securityLogDays: security_log_days }),
    ...(pdf_contents !== undefined && { pdfContents: acceptContents(pdf_contents) }),
    ...(prices !== undefined && { prices }),
    ...(fee_rules !== undefined && { feeRules: fee_rules }),
    ...(ref_numbering !== undefined && { refNumbering: ref_numbering }),
    ...(notice_lengths !== undefined && { noticeLengths: notice_lengths }),
    ...(week_starts_on !== undefined && { weekStartsOn: week_starts_on }),
    ...(usual_items !== undefined && { usualItems: usual_items }),
    ...(template_rules !== undefined && { templateRules: template_rules.map(acceptRule) }),
    ...(disclaimers !== undefined && {
      disclaimers: disclaimers.map(({ type_ids = [], ...said }) => ({ ...said, typeIds: type_ids })),
    }),
  };
}

type Contents = NonNullable<z.output<typeof AccountSettingsChange>['pdf_contents']>;

const acceptContents = (contents: Contents) => ({
  ...(contents.audit_trail !== undefined && { auditTrail: contents.audit_trail }),
  ...(contents.photo_index !== undefined && { photoIndex: contents.photo_index }),
  ...(contents.tenant_contact !== undefined && { tenantContact: contents.tenant_contact }),
  ...(contents.photos_at_end !== undefined && { photosAtEnd: contents.photos_at_end }),
  ...(contents.client_brand !== undefined && { clientBrand: contents.client_brand }),
});
