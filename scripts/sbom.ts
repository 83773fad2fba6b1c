/** npm run sbom: what an installation runs, as a bill of materials. */
import { writeFile } from 'node:fs/promises';
import { listMaterials } from '#start/bill-of-materials.ts';
import { readArguments } from './read-arguments.ts';

const { positionals } = readArguments({
  usage: `npm run sbom [-- FILE]

Writes the bill of materials (CycloneDX, JSON) to FILE, or prints it (npm run --silent sbom).`,
  places: ['FILE'],
});
const [file] = positionals;
const text = `${JSON.stringify(await listMaterials('.'), null, 2)}\n`;
if (file === undefined) process.stdout.write(text);
else await writeFile(file, text);
