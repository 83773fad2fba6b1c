/** A reviewer's questions about fields and photographs of a report, with the answers. */
import type { QuestionedField } from '#domain/review/question.ts';
import type { Executor } from '../database/database.ts';
import { isoInstant } from '../schema/columns.ts';

/** A question, and the inspection that it must belong to. */
type QuestionOfInspection = { inspectionId: number; questionId: number };

export type QuestionAddition = {
  inspectionId: number;
  reportId: number;
  itemId: number;
  field: QuestionedField;
  attachmentId: number | null;
  about: string;
  text: string;
  suggestion: string | null;
};

type Step = { by: number; at: string; name: string };
export type QuestionRow = Omit<QuestionAddition, 'itemId' | 'reportId'> & {
  id: number;
  itemId: number | null;
  asked: Step;
  answer: string | null;
  answered: Step | null;
  resolved: Step | null;
  isTaken: boolean;
  /** The reason for which it was let stand without an answer. */
  waiver: string | null;
};

const stepOf = (verb: 'asked' | 'answered' | 'resolved') =>
  `case when q.${verb}_at is not null then json_build_object('by', q.${verb}_by, 'at', q.${verb}_at::text, 'name', ${verb}.name) end as ${verb}`;

const read = `select q.id, q.inspection_id as "inspectionId", q.item_id as "itemId", q.field, q.attachment_id as "attachmentId", q.about,
    q.text, q.suggestion, ${stepOf('asked')}, q.answer, ${stepOf('answered')}, ${stepOf('resolved')}, q.is_taken as "isTaken", q.waiver
  from review_questions q
  join users asked on asked.account_id = q.account_id and asked.id = q.asked_by
  left join users answered on answered.account_id = q.account_id and answered.id = q.answered_by
  left join users resolved on resolved.account_id = q.account_id and resolved.id = q.resolved_by
  where q.account_id = $1 and q.inspection_id = $2`;

const readStep = (step: Step | null): Step | null => step && { ...step, at: isoInstant(step.at) };
const readRow = (row: QuestionRow): QuestionRow => ({
  ...row,
  asked: { ...row.asked, at: isoInstant(row.asked.at) },
  answered: readStep(row.answered),
  resolved: readStep(row.resolved),
});

export const buildReviewQuestionStore = (db: Executor) => {
  const find = async (
    accountId: number,
    { inspectionId, questionId }: QuestionOfInspection,
  ): Promise<QuestionRow | undefined> => {
    const rows = await db.rows<QuestionRow>('review-questions.find', `${read} and q.id = $3`, [
      accountId,
      inspectionId,
      questionId,
    ]);
    return rows.map(readRow)[0];
  };

  return {
    find,

    /** In the order they were asked. */
    listAll: async (accountId: number, inspectionId: number): Promise<QuestionRow[]> => {
      const rows = await db.rows<QuestionRow>('review-questions.list', `${read} order by q.id`, [
        accountId,
        inspectionId,
      ]);
      return rows.map(readRow);
    },

    /** Those that nobody has answered, resolved or let stand. */
    countUnanswered: async (accountId: number, inspectionId: number): Promise<number> => {
      const [row] = await db.rows<{ unanswered: number }>(
        'review-questions.unanswered',
        `select count(*)::int as unanswered from review_questions
         where account_id = $1 and inspection_id = $2 and resolved_at is null and answer is null`,
        [accountId, inspectionId],
      );
      return row?.unanswered ?? 0;
    },

    /** The name of an item with its room's, and whether the photograph is one of it; undefined where the report has no such item. */
    findSubject: async (
      accountId: number,
      { reportId, itemId, attachmentId }: { reportId: number; itemId: number; attachmentId: number | null },
    ): Promise<{ about: string; hasPhoto: boolean } | undefined> => {
      const [row] = await db.rows<{ about: string; hasPhoto: boolean }>(
        'review-questions.subject',
        `select r.name || ' · ' || it.name as about, exists (
           select from attachments a where a.account_id = $1 and a.report_id = $2 and a.item_id = $3 and a.id = $4::int) as "hasPhoto"
         from items it
         join rooms r on r.account_id = $1 and r.id = it.room_id
         where it.account_id = $1 and it.report_id = $2 and it.id = $3`,
        [accountId, reportId, itemId, attachmentId],
      );
      return row;
    },

    add: async (accountId: number, addition: QuestionAddition, personId: number): Promise<number> => {
      const id = await db.ids.takeOne('review_questions', accountId);
      const { inspectionId, reportId, itemId, field, attachmentId, about, text, suggestion } = addition;
      await db.rows(
        'review-questions.add',
        `insert into review_questions (account_id, id, inspection_id, report_id, item_id, field, attachment_id, about, text, suggestion, asked_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [accountId, id, inspectionId, reportId, itemId, field, attachmentId, about, text, suggestion, personId],
      );
      return id;
    },

    ...stepsOf(db),
  };
};

type Of = QuestionOfInspection & { personId: number };

const stepsOf = (db: Executor) => ({
  /** An empty one is none. */
  answer: async (
    accountId: number,
    { inspectionId, questionId, personId }: Of,
    answer: string | null,
  ): Promise<void> => {
    await db.rows(
      'review-questions.answer',
      `update review_questions set answer = $4::text, answered_by = case when $4::text is not null then $5::int end,
         answered_at = case when $4::text is not null then now() end
       where account_id = $1 and inspection_id = $2 and id = $3`,
      [accountId, inspectionId, questionId, answer, personId],
    );
  },

  /** Open again, it is neither resolved nor taken, and nobody lets it stand. */
  resolve: async (
    accountId: number,
    { inspectionId, questionId, personId }: Of,
    { isResolved, isTaken, waiver }: { isResolved: boolean; isTaken: boolean; waiver: string | null },
  ): Promise<void> => {
    await db.rows(
      'review-questions.resolve',
      `update review_questions set resolved_by = case when $4 then $5::int end, resolved_at = case when $4 then now() end, is_taken = $6, waiver = $7
       where account_id = $1 and inspection_id = $2 and id = $3`,
      [accountId, inspectionId, questionId, isResolved, personId, isTaken, waiver],
    );
  },
});
