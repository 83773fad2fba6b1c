/**
 * Sends one report through the compiler: maps its files into a workspace that does not exist, lays it out once, exports
 * it.
 */
import {
  type NodeCompiler,
  NodeCompiler as Compiler,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler';
import { fontsFor, needsSystemFonts, spellings, spellUnshown, systemFontFolders } from './fonts.ts';
import type { Pictures } from './picture-files.ts';
import { readTemplates } from './templates.ts';

/** Nothing is ever read from here: an unmapped file is absent, so no text can reach a file of the machine. */
const workspace = '/nonexistent/keyturn';

export type Standard = 'ua-1';
export type Compiled = { pdf: Buffer; pages: number; standard: Standard | null; standardRefusal: string | null };

/** `main` is the template that lays out the pages. */
export type CompileInput = {
  main: 'page/report.typ' | 'page/claims.typ';
  data: string;
  qr: Buffer | null;
  printedAt: Date;
} & Pictures;

export function compileReport(input: CompileInput, onLaidOut: () => void): Compiled {
  const compiled = compileOnce(input, onLaidOut);
  if (!lacksGlyph(compiled)) return compiled;
  return spelled(input) ?? compiled;
}

function compileOnce(input: CompileInput, onLaidOut: () => void): Compiled {
  const compiler = buildCompiler(input);
  const layout = layOut(compiler, input.main);
  onLaidOut();
  return { pages: layout.numOfPages, ...exportPdf(compiler, layout, input.printedAt) };
}

const lacksGlyph = ({ standardRefusal }: Compiled) => standardRefusal?.includes('could not be displayed') ?? false;

/** The same report with the letters spelt that no font has; undefined when even so it meets no standard. */
function spelled(input: CompileInput): Compiled | undefined {
  for (let attempt = 0; attempt < spellings; attempt += 1) {
    const compiled = compileOnce({ ...input, data: spellUnshown(input.data, attempt) }, () => undefined);
    if (compiled.standard !== null) return compiled;
  }
  return undefined;
}

/**
 * Pictures that the compiler cannot decode although their headers look right. The search is costly, and made only after
 * a failure.
 */
export function findUndecodable(input: CompileInput): string[] {
  return [...input.files.keys()].filter((name) => {
    const compiler = Compiler.create({ workspace, fontArgs: [{ fontBlobs: [] }] });
    mapPictures(compiler, input.files);
    return compiler.compile({ mainFileContent: `#image("/photos/${name}")` }).result === null;
  });
}

function buildCompiler({ data, qr, files }: CompileInput): NodeCompiler {
  const system = needsSystemFonts(data) ? [{ fontPaths: systemFontFolders }] : [];
  const compiler = Compiler.create({ workspace, fontArgs: [{ fontBlobs: fontsFor(data) }, ...system] });
  for (const { path, source } of readTemplates()) compiler.mapShadow(`${workspace}/${path}`, source);
  compiler.mapShadow(`${workspace}/data.json`, Buffer.from(data));
  if (qr !== null) compiler.mapShadow(`${workspace}/qr.svg`, qr);
  mapPictures(compiler, files);
  return compiler;
}

function mapPictures(compiler: NodeCompiler, files: Pictures['files']): void {
  for (const [name, bytes] of files) compiler.mapShadow(`${workspace}/photos/${name}`, bytes);
}

export class LayoutError extends Error {
  constructor(diagnostics: unknown) {
    super(`the report could not be laid out: ${JSON.stringify(diagnostics).slice(0, 2000)}`);
    this.name = 'LayoutError';
  }
}

function layOut(compiler: NodeCompiler, main: CompileInput['main']): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath: `${workspace}/${main}` });
  const { result } = compiled;
  if (result === null) throw new LayoutError(compiled.takeDiagnostics()?.shortDiagnostics);
  return result;
}

/** PDF/UA-1 refuses for example letters without a glyph (`spelled` mends that). The layout is reused, so a second export is cheap. */
function exportPdf(compiler: NodeCompiler, layout: NodeTypstDocument, printedAt: Date) {
  const creationTimestamp = Math.floor(printedAt.getTime() / 1000);
  try {
    const pdf = compiler.pdf(layout, { pdfStandard: 'ua-1', creationTimestamp });
    return { pdf, standard: 'ua-1' as const, standardRefusal: null };
  } catch (error) {
    const pdf = compiler.pdf(layout, { creationTimestamp });
    return { pdf, standard: null, standardRefusal: firstMessage(error) };
  }
}

function firstMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /message: "((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? text.slice(0, 300);
}
