/** The words that people agree to when they sign a report. */
export const standardDeclaration = {
  title: 'Declaration',
  text: 'I have read this report and had the opportunity to comment on it. Where I disagree with an entry I have said so in writing.',
};
