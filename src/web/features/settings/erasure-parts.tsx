/** The parts of an erasure: what goes, and what stays and why. */
import type { Erasure } from '#web/queries/generated/types.gen.ts';

const sentence = (what: string) => what.replace(/^[a-z]/, (letter) => letter.toUpperCase());

export function ErasureParts({ told: { gone, stays } }: { told: Pick<Erasure, 'gone' | 'stays'> }) {
  if (gone.length === 0 && stays.length === 0) return <p>Nothing is kept about this person.</p>;
  return (
    <>
      <h3>What goes</h3>
      <ul>
        {gone.length === 0 && <li>Nothing.</li>}
        {gone.map(({ what, count }) => (
          <li key={what}>
            {sentence(what)} ({count})
          </li>
        ))}
      </ul>
      <h3>What stays</h3>
      <ul>
        {stays.length === 0 && <li>Nothing.</li>}
        {stays.map(({ what, count, why }) => (
          <li key={what}>
            {sentence(what)} ({count}). {why}
          </li>
        ))}
      </ul>
    </>
  );
}
