import { deflateSync } from 'node:zlib';
import { objectStream, packed, pdfFile, pdfStream } from '../../../test/factories/pdf.factory.js';
import { verdictOnPdf as verdict } from '../../../test/support/pdf-verdict.js';

const SCRIPTS = 'pdf_scripts';
const UNUSUAL = 'pdf_unusual';

describe('object streams', () => {
  const script = '<< /S /JavaScript /JS (x) >>';

  it('are told by their index, whatever their type says', () => {
    const { count, first, text } = packed({ 20: script });
    const data = deflateSync(text);
    for (const entries of [
      `/Type /Nothing /N ${count} /First ${first} /Filter /FlateDecode`,
      `/#4E ${count} /F#69rst ${first} /F#69lter [/Fl]`,
      `/N ${count} /First ${first} /Filter [/FlateDecode /FlateDecode]`,
    ]) {
      const twice = entries.includes('[/FlateDecode /FlateDecode]');
      expect(verdict(pdfFile({ more: [pdfStream(entries, twice ? deflateSync(data) : data)] }))).toBe(SCRIPTS);
    }
    expect(verdict(pdfFile({ more: [pdfStream(`/N ${count} /First ${first}`, text)] }))).toBe(SCRIPTS);
  });

  it('are read to their own end, whatever /Length and endstream say', () => {
    const { count, first, text } = packed({ 20: `(endstream endobj) ${' '.repeat(50)}`, 21: script });
    const data = deflateSync(text, { level: 0 });
    const body = Buffer.concat([
      Buffer.from(`<< /N ${count} /First ${first} /Filter /FlateDecode /Length 3 >> stream\r\n`),
      data,
      Buffer.from('\nendstream'),
    ]);
    expect(verdict(pdfFile({ more: [body] }))).toBe(SCRIPTS);
  });

  it('are read at the offsets of their index, even into the midst of a string', () => {
    const text = `20 ${0} 21 ${1} `;
    const data = deflateSync(`${text}(${script})`);
    expect(verdict(pdfFile({ more: [pdfStream(`/N 2 /First ${text.length} /Filter /FlateDecode`, data)] }))).toBe(
      SCRIPTS,
    );
  });

  it.each([
    ['an unknown filter', '/N 1 /First 5 /Filter /LZWDecode'],
    ['a filter that is a reference', '/N 1 /First 5 /Filter 12 0 R'],
    ['two filters', '/N 1 /First 5 /Filter /FlateDecode /Filter /ASCIIHexDecode'],
    ['a predictor', '/N 1 /First 5 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
    ['an index that is a reference', '/N 12 0 R /First 5 /Filter /FlateDecode'],
  ])('with %s are refused', (_, entries) => {
    expect(verdict(pdfFile({ more: [pdfStream(entries, deflateSync('20 0 << >>'))] }))).toBe(UNUSUAL);
  });

  it('that are damaged make the file unreadable', () => {
    const whole = objectStream({ 20: '<< /A (some text to be cut off in its midst) >>' });
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, damaged.length - 40, damaged.length - 12);
    expect(verdict(pdfFile({ more: [damaged] }))).toBe('unreadable');
    expect(verdict(pdfFile({ more: [whole] }))).toBe('sound');
  });
});
