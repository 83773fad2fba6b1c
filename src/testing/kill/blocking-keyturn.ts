/** The service with one fault: a body that holds these words never ends being read, and so stops the event loop. */
export const blockingWords = 'stand still, please';

/** With these it goes on after a while, as one does that a debugger has held. */
export const holdingWords = 'hold still, please';
const HELD = 12_000;

const parse = JSON.parse;
JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown => {
  while (text.includes(blockingWords));
  const end = performance.now() + (text.includes(holdingWords) ? HELD : 0);
  while (performance.now() < end);
  return parse(text, reviver);
};
await import('#start/main.ts');
