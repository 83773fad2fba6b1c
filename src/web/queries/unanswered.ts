/** A search without an answer says so: an empty result is another thing, and so is the result before. */

type Asked = { data: unknown; isError: boolean; isPaused: boolean; isPlaceholderData: boolean };

/** The service failed, or there is no line to ask it by, and no earlier answer to the same is at hand. */
export function isUnanswered({ data, isError, isPaused, isPlaceholderData }: Asked): boolean {
  return (isError || isPaused) && (data === undefined || isPlaceholderData);
}

export const unansweredWords = 'The service did not answer. Type on to ask again.';
