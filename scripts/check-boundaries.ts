/** Refuses every import that the table of boundaries does not allow, and files that import each other in a circle. */
import { globSync } from 'node:fs';
import { findBreaches, isSource } from '#testing/boundaries/find-breaches.ts';

const folders = ['src', 'e2e', 'scripts'];
const onDisk = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(isSource);
const { files, breaches, circles: all } = await findBreaches(process.cwd(), folders);
const circles = all.filter((circle) => !circle.some((path) => path.includes('/generated/')));

for (const { from, to, because } of breaches) console.error(`${from} imports ${to}: ${because}.`);
for (const circle of circles) console.error(`${circle.join(' imports ')}: a circle.`);
if (files !== onDisk.length) console.error(`Only ${files} of ${onDisk.length} files were read.`);
console.log(`${files} files read, ${breaches.length} forbidden imports, ${circles.length} circles.`);
if (breaches.length > 0 || circles.length > 0 || files !== onDisk.length) process.exitCode = 1;
