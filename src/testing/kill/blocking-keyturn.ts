/** The service with one fault: a body that holds these words never ends being read, and so stops the event loop. */
export const blockingWords = 'stand still, please';

const parse = JSON.parse;
JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown => {
  while (text.includes(blockingWords));
  return parse(text, reviver);
};
await import('#start/main.ts');
