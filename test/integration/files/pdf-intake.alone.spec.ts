import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { WRONG_FORMAT } from '../../../src/domain/files/file-kind.js';
import type { DomainError } from '../../../src/domain/shared/domain-error.js';
import { objectStream, pdfFile, pdfStream } from '../../factories/pdf.factory.js';
import { launchBrowser } from '../../support/browser.js';
import { inEnglish } from '../../support/said.js';
import { longestStandstill } from './event-loop.js';
import { IntakeBench } from './intake-bench.js';
import { MemoryWatch } from './memory-watch.js';
import { bombOf } from './pdf-bomb.js';

let bench: IntakeBench;
beforeAll(async () => {
  bench = await IntakeBench.make();
});
afterEach(async () => expect(await bench.leftovers()).toEqual([]));
afterAll(() => bench.close());

const WRONG = { name: 'DomainError', reason: 'wrong_format', said: WRONG_FORMAT };
const refused = (message: string | RegExp) => ({
  name: 'DomainError',
  reason: 'upload_refused',
  message: typeof message === 'string' ? message : expect.stringMatching(message),
});

/** Accepted, and byte for byte what it was. */
async function passes(pdf: Uint8Array): Promise<void> {
  const { file, bytes } = await bench.take(pdf, 'payment');
  expect(file.type).toBe('application/pdf');
  expect(bytes.equals(Buffer.from(pdf))).toBe(true);
}

/** Some 8 MB of brackets, for which its heap is too small. */
function muchSyntax(): Buffer {
  const text = `[${'[]'.repeat(4_000_000)}`;
  return pdfFile({ more: [pdfStream('/N 1 /First 5 /Filter /FlateDecode', deflateSync(`20 0 ${text}`))] });
}

describe('PDFs of the real world', () => {
  it.each([true, false])('by pdf-lib, with object streams: %s', async (useObjectStreams) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.TimesRoman);
    for (let i = 0; i < 20; i++) document.addPage().drawText(`Transcript, page ${i}`, { font });
    const form = document.getForm();
    form.createTextField('name').addToPage(document.getPage(0));
    await passes(await document.save({ useObjectStreams }));
  });

  it('by Chromium, with links, pictures and a table of contents', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `<tr><td>COMP${at}<td>Subject 学位 ${at}<td>A</tr>`).join('');
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.setContent(
      `<!DOCTYPE html><title>T</title><h1 id="top">Certificate</h1><a href="https://example.org">link</a><a href="#end">end</a><table>${rows}</table><h2 id="end">End</h2><svg width=50 height=50><circle r=20 cx=25 cy=25 fill=red /></svg>`,
    );
    const pdf = await page.pdf({ outline: true, tagged: true });
    await browser.close();
    expect(pdf.includes('/Outlines')).toBe(true);
    await passes(pdf);
  });

  it('with a digital signature', async () => {
    const signature =
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 100 200 300] /Contents <3080> >>';
    const field = '<< /FT /Sig /T (Signature1) /Subtype /Widget /Rect [0 0 0 0] /V 10 0 R /P 3 0 R >>';
    await passes(pdfFile({ catalog: '/AcroForm << /SigFlags 3 /Fields [11 0 R] >>', more: [signature, field] }));
  });
});

describe('PDFs that are refused', () => {
  it('with a script from pdf-lib, packed or not', async () => {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.create();
      document.addPage();
      document.addJavaScript('main', 'app.alert(1)');
      await expect(bench.take(await document.save({ useObjectStreams }), 'passport')).rejects.toMatchObject(
        refused(inEnglish('pdf_scripts')),
      );
    }
  });

  it('with an attachment from pdf-lib, packed or not', async () => {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.create();
      document.addPage();
      await document.attach(Buffer.from('hello'), 'a.txt');
      await expect(bench.take(await document.save({ useObjectStreams }), 'passport')).rejects.toMatchObject(
        refused(inEnglish('pdf_attachments')),
      );
    }
  });

  it('with a password, an action at opening, or no pages', async () => {
    const encrypted = pdfFile({ trailer: '/Encrypt << /Filter /Standard /V 2 /R 3 /O <00> /U <00> /P -4 >>' });
    const opening = pdfFile({ catalog: '/OpenAction << /S /URI /URI (https://example.org) >>' });
    for (const [file, text] of [
      [encrypted, inEnglish('pdf_encrypted')],
      [opening, inEnglish('pdf_open_action')],
      [pdfFile({ kids: '[]' }), inEnglish('pdf_no_pages')],
    ] as const) {
      await expect(bench.take(file, 'passport')).rejects.toMatchObject(refused(text));
    }
  });

  it('for kinds that take pictures only', async () => {
    await expect(bench.take(pdfFile(), 'photo')).rejects.toMatchObject(WRONG);
  });

  it('that are cut off, empty, or something else under a PDF opening', async () => {
    const whole = pdfFile({ more: [objectStream({ 20: '<< /A 1 >>' })] });
    for (const file of [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, whole.length - 30),
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>'),
    ]) {
      await expect(bench.take(file, 'passport')).rejects.toMatchObject(WRONG);
    }
  });
});

describe('decompression bombs', () => {
  it('neither stop the API nor fill its memory or that of the child', async () => {
    const bomb = pdfFile({
      more: [
        pdfStream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', await bombOf(1024)),
        objectStream({ 20: '1' }),
      ],
    });
    const memory = await MemoryWatch.start();
    const started = performance.now();
    const take = () => expect(bench.take(bomb, 'passport')).rejects.toMatchObject(refused(/too complex/));
    await take();
    expect(performance.now() - started).toBeLessThan(8000);
    expect(await longestStandstill(take)).toBeLessThan(50);
    const { own, children } = await memory.stop();
    expect(own).toBeLessThan(100);
    expect(children).toBeLessThan(200);
  });

  it('made of many streams below the bound of one are refused too', async () => {
    const stream = pdfStream('/N 0 /First 0 /Filter /FlateDecode', await bombOf(30));
    const memory = await MemoryWatch.start();
    await expect(bench.take(pdfFile({ more: Array(100).fill(stream) }), 'passport')).rejects.toMatchObject(
      refused(/too complex/),
    );
    expect((await memory.stop()).children).toBeLessThan(200);
  });

  it('made of syntax run out of the heap of the child alone', async () => {
    const memory = await MemoryWatch.start();
    await expect(bench.take(muchSyntax(), 'passport')).rejects.toMatchObject({ reason: 'upload_refused' });
    expect((await memory.stop()).children).toBeLessThan(250);
    await passes(pdfFile());
  });
});

describe('the child process', () => {
  it('is killed when it takes too long, and the PDF refused unless the machine was too busy', async () => {
    const hasty = await IntakeBench.make(500);
    const slow = muchSyntax();
    const ended = () => hasty.take(slow, 'passport').catch((error: unknown) => error);
    let refusal = await ended();
    const isBusy = () => (refusal as DomainError).reason === 'unavailable';
    for (const end = Date.now() + 60_000; isBusy() && Date.now() < end; ) refusal = await ended();
    expect(refusal).toMatchObject(refused(/takes too long/));
    await hasty.close();
  });

  it('looks through many PDFs sent at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => bench.take(pdfFile(), 'passport')));
  });

  it('refuses more than a queue of them', async () => {
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => bench.take(pdfFile(), 'passport')));
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed).toHaveLength(8);
    for (const { reason } of failed) expect(reason).toMatchObject({ reason: 'unavailable' });
  });
});
