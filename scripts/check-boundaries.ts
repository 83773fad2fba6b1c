/** Refuses every import that the table of boundaries does not allow. */
import { globSync } from 'node:fs';
import { findBreaches, isSource } from '#testing/find-breaches.ts';

const folders = ['src', 'e2e', 'scripts'];
const onDisk = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(isSource);
const { files, breaches } = await findBreaches(process.cwd(), folders);

for (const { from, to, because } of breaches) console.error(`${from} imports ${to}: ${because}.`);
if (files !== onDisk.length) console.error(`Only ${files} of ${onDisk.length} files were read.`);
console.log(`${files} files read, ${breaches.length} forbidden imports.`);
if (breaches.length > 0 || files !== onDisk.length) process.exitCode = 1;
