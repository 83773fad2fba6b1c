/** The page inside a dispute pack that checks it: in any browser, without a connection. It holds no text of anybody. */
import { pageStyle } from '../index-page.ts';

const script = `
'use strict';
const hexOf = (bytes) => Array.from(new Uint8Array(bytes), (one) => one.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
const sha256 = async (...parts) => hexOf(await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer()));
const node = (left, right) => sha256(Uint8Array.of(1), bytesOf(left), bytesOf(right));

/* RFC 9162, section 2.1.3.2 */
async function rootOf(leaf, position, size, path) {
  let [at, last, root] = [position, size - 1, leaf];
  for (const beside of path) {
    if (last === 0) return '';
    if (at % 2 === 1 || at === last) {
      root = await node(beside, root);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else root = await node(root, beside);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? root : '';
}

/* RFC 9162, section 2.1.4.2 */
async function isPrefix(first, second, consistency) {
  if (first.size === second.size) return first.root === second.root && consistency.length === 0;
  let [at, last] = [first.size - 1, second.size - 1];
  const [start, ...rest] = Number.isInteger(Math.log2(first.size)) ? [first.root, ...consistency] : consistency;
  while (at % 2 === 1) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  let [early, late] = [start, start];
  for (const beside of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [early, late] = [await node(beside, early), await node(beside, late)];
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else late = await node(late, beside);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return early === first.root && late === second.root && last === 0;
}

const fromBase64 = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
const toBase64 = (hex) => btoa(String.fromCharCode(...bytesOf(hex)));

/* c2sp.org/tlog-checkpoint; a browser that does not know Ed25519 throws */
async function isSigned({ size, root, checkpoint }, key) {
  const [origin, id, ...rest] = key.split('+');
  const [text, signature] = checkpoint.split('\\n\\n\u2014 ' + origin + ' ');
  if (text !== [origin, size, toBase64(root)].join('\\n')) return false;
  const bytes = fromBase64(signature.trim());
  if (hexOf(bytes.slice(0, 4)) !== id) return false;
  const known = await crypto.subtle.importKey('raw', fromBase64(rest.join('+')).slice(1), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', known, bytes.slice(4), new TextEncoder().encode(text + '\\n'));
}

function inFolder(files) {
  const all = Array.from(files, (file) => [file.webkitRelativePath || file.name, file]);
  const sums = all.map(([path]) => path).find((path) => path.split('/').pop() === 'SHA256SUMS.txt');
  if (sums === undefined) return undefined;
  const home = sums.slice(0, -'SHA256SUMS.txt'.length);
  return new Map(all.filter(([path]) => path.startsWith(home)).map(([path, file]) => [path.slice(home.length), file]));
}

async function checkFiles(folder, say) {
  const lines = (await folder.get('SHA256SUMS.txt').text()).split('\\n').filter(Boolean);
  for (const line of lines) {
    const [sum, path] = [line.slice(0, 64), line.slice(66)];
    const file = folder.get(path);
    if (file === undefined) say(false, path + ' is missing');
    else say((await sha256(file)) === sum, path);
  }
  const known = new Set(lines.map((line) => line.slice(66)));
  for (const path of folder.keys())
    if (path !== 'SHA256SUMS.txt' && !known.has(path) && !path.split('/').pop().startsWith('.')) say(false, path + ' is no part of this pack');
}

async function checkVersions(folder, say) {
  const chain = JSON.parse(await folder.get('chain.json').text());
  const knowsKeys = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).then(() => true, () => false);
  if (knowsKeys) say(await isSigned(chain.log, chain.log.key), 'The head of the log is signed');
  for (const one of chain.versions) {
    const name = 'Version ' + one.version + ' of the ' + one.report;
    const content = one.content === null ? undefined : folder.get(one.content);
    if (content !== undefined) say((await sha256(content)) === one.sha256, name + ': its content has the hash that was sealed');
    const entry = JSON.parse(one.entry);
    say(entry.sha256 === one.sha256 && entry.version === one.version && entry.inspection_id === one.inspection_id && entry.sealed_at === one.sealed_at,
      name + ': its entry names that hash, and when it was sealed');
    const leaf = await sha256(Uint8Array.of(0), one.entry);
    const root = await rootOf(leaf, one.position, chain.log.size, one.path);
    say(leaf === one.leaf && root === chain.log.root, name + ': its entry is in the log of ' + chain.log.size);
    say(one.head.size === one.position + 1 && (await isPrefix(one.head, chain.log, one.head.consistency)),
      name + ': the log that it was added to is the beginning of this one');
    if (knowsKeys) say(await isSigned(one.head, chain.log.key), name + ': the head of the log was signed');
  }
}

document.querySelector('input').addEventListener('change', async ({ target }) => {
  const [outcome, list] = [document.querySelector('[role=status]'), document.querySelector('ol')];
  list.replaceChildren();
  outcome.textContent = 'Checking …';
  let [good, bad] = [0, 0];
  const say = (isGood, words) => {
    if (isGood) good += 1;
    else bad += 1;
    const line = document.createElement('li');
    line.textContent = (isGood ? 'Agrees: ' : 'DIFFERS: ') + words;
    if (isGood) list.append(line);
    else list.prepend(line);
  };
  try {
    const folder = inFolder(target.files);
    if (folder === undefined || !folder.has('chain.json')) {
      outcome.textContent = 'This is not the folder of a dispute pack. Choose the one that the zip was unpacked to.';
      return;
    }
    await checkFiles(folder, say);
    await checkVersions(folder, say);
    outcome.textContent = bad === 0 ? 'All ' + good + ' checks agree.' : bad + ' of ' + (good + bad) + ' checks DIFFER.';
  } catch (error) {
    outcome.textContent = 'This pack cannot be read: ' + error.message;
  }
});
`;

export const checkPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Check this dispute pack</title><style>${pageStyle}</style></head>
<body><main><h1>Check this dispute pack</h1>
<p>Choose the folder to which you unpacked the zip. Your browser works out the hash of every file, and whether each sealed version is in the log. Nothing is sent: this page works without a connection. “how-to-check.txt” says how to do the same by hand.</p>
<p><label>Folder of the pack <input type="file" webkitdirectory></label></p>
<p><strong role="status"></strong></p>
<ol></ol></main>
<script>${script}</script></body></html>
`;
