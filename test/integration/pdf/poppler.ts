import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithPrograms } from '../../support/programs.js';

const PROGRAMS = ['pdftotext', 'pdffonts', 'pdfinfo'] as const;

/** A suite that reads PDFs with poppler. */
export function describeWithPoppler(name: string, body: () => void): void {
  describeWithPrograms(
    name,
    PROGRAMS.map((program) => [program, '-v'] as const),
    body,
  );
}

/** The text of a PDF as a reader sees it, blanks folded. */
export function textOf(pdf: Uint8Array): string {
  return run('pdftotext', ['-', '-'], pdf).replace(/\s+/g, ' ');
}

/** The text without any blanks: line breaks inside long words do not matter. */
export function charactersOf(pdf: Uint8Array): string {
  return textOf(pdf).replace(/\s/g, '');
}

export interface PdfFont {
  readonly name: string;
  readonly embedded: boolean;
  readonly unicode: boolean;
}

export function fontsOf(pdf: Uint8Array): PdfFont[] {
  const [, , ...lines] = fontLines(pdf);
  return lines.map((line) => {
    const [, name = '', embedded, unicode] =
      /^(\S+).*\s(yes|no)\s+(?:yes|no)\s+(yes|no)\s+\d+\s+\d+$/.exec(line.trim()) ?? [];
    return { name, embedded: embedded === 'yes', unicode: unicode === 'yes' };
  });
}

/** pdffonts reads files alone. */
function fontLines(pdf: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'myverify-test-pdf-'));
  try {
    writeFileSync(join(folder, 'report.pdf'), pdf);
    return execFileSync('pdffonts', [join(folder, 'report.pdf')], { encoding: 'utf8' })
      .trim()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function infoOf(pdf: Uint8Array): Record<string, string> {
  const lines = run('pdfinfo', ['-'], pdf).trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s+(.*)/).slice(0, 2)));
}

function run(program: string, args: readonly string[], pdf: Uint8Array): string {
  return execFileSync(program, args, { input: pdf, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
