/** At a stop: the questions about its items, and the one that is being asked. */
import type { Stop } from '#domain/review/list-stops.ts';
import type { ReviewQuestion } from '#web/queries/generated/types.gen.ts';
import { ItemQuestion } from '#web/report/questions/item-question.tsx';
import { changeQuestion } from '#web/report/questions/open-questions.ts';
import { AskForm } from './ask-form.tsx';
import { type Asked, isOfItems, useAsking } from './asking.ts';
import { useDesk, useDeskItem } from './desk.ts';

export function StopQuestions({ stop }: { stop: Stop }) {
  const { id, places } = stop;
  const { inspectionId, putWords } = useDesk();
  const { questions, ownStops, asked } = useAsking();
  const all = places.map(({ itemId }) => itemId);
  const items = new Set(isOfItems(stop) ? all : all.filter((itemId) => !ownStops.has(itemId)));
  const here = questions.filter(({ item_id: itemId }) => itemId !== null && items.has(itemId));
  async function handleTake(question: ReviewQuestion) {
    const { item_id: itemId, field, suggestion } = question;
    if (itemId === null || field === 'photo' || suggestion === null) return;
    putWords?.(itemId, field, suggestion);
    await changeQuestion(inspectionId, question, { is_taken: true });
  }
  return (
    <>
      {here.map((question) => (
        <ItemQuestion
          key={question.id}
          question={question}
          inspectionId={inspectionId}
          showsAbout={places.length > 1}
          onTake={putWords && ((one) => void handleTake(one))}
        />
      ))}
      {asked?.stopId === id && <Ask key={`${asked.itemId} ${asked.attachmentId}`} asked={asked} />}
    </>
  );
}

function Ask({ asked }: { asked: Asked }) {
  const item = useDeskItem(asked.itemId);
  return item === undefined ? null : <AskForm asked={asked} item={item} />;
}
