/** A question of a review on the wire. */
import type { QuestionRow } from '#store/reviews/review-questions.ts';

type Step = QuestionRow['asked'];

const presentStep = ({ by, name, at }: Step) => ({ id: by, name, at });

export const presentQuestion = (row: QuestionRow) => ({
  id: row.id,
  item_id: row.itemId,
  field: row.field,
  attachment_id: row.attachmentId,
  about: row.about,
  text: row.text,
  suggestion: row.suggestion,
  asked: presentStep(row.asked),
  answer: row.answer,
  answered: row.answered && presentStep(row.answered),
  resolved: row.resolved && presentStep(row.resolved),
  is_taken: row.isTaken,
  waived: row.waiver,
});
