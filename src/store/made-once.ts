/** Makes something when it is first asked for, and once. A failure is not kept: whoever asks next tries again. */
export function madeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    if (made !== undefined) return made;
    const begun = make();
    made = begun;
    begun.catch(() => {
      made = undefined;
    });
    return begun;
  };
}
