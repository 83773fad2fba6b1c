/** The parts that the index pages of all exports share: no scripts, and user text never becomes markup. */

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const pageStyle =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top;overflow-wrap:anywhere}';
