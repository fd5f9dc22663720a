import { isChangedAfterSigning, pictureEditor } from './document-edits.js';

it.each([
  [['Adobe Photoshop 25.0 (Windows)'], 'Adobe Photoshop'],
  [['Acme Scan', 'GIMP 2.10.34'], 'GIMP'],
  [['Canva', null], 'Canva'],
  [['美图秀秀'], 'Meitu'],
  [['paint.net 5.0'], 'Paint.NET'],
])('%j wrote a picture that was edited', (words, editor) => {
  expect(pictureEditor(words)).toBe(editor);
});

it.each([
  [['Microsoft® Word 2019']],
  [['Adobe InDesign 18.0', 'Adobe PDF Library 17.0']],
  [['Adobe Illustrator 27.0']],
  [['Canvas LMS', 'Skia/PDF m120']],
  [['iText® 7.2', undefined, null, '']],
  [[]],
])('%j says nothing of an edited picture', (words) => {
  expect(pictureEditor(words)).toBeNull();
});

describe('a signature', () => {
  /** With a signature over all of it but its own value. */
  const signed = (behind = '') => {
    const range = (from: number, length: number) =>
      `/ByteRange [0 20 ${String(from).padStart(4, '0')} ${String(length).padStart(4, '0')}]`;
    const head = `%PDF-1.7 ${range(0, 0)} <00ff>`;
    const tail = ' endobj trailer %%EOF\n';
    const whole = head.replace(range(0, 0), range(head.length, tail.length)) + tail;
    return whole + behind;
  };

  it('that covers the document to its end says that nothing was changed', () => {
    expect(isChangedAfterSigning(signed())).toBe(false);
    expect(isChangedAfterSigning(signed('\r\n \n'))).toBe(false);
  });

  it('that ends before says that something was', () => {
    expect(isChangedAfterSigning(signed('12 0 obj << /Type /Page /Contents 13 0 R >> endobj %%EOF'))).toBe(true);
  });

  it('may be followed by what keeps it checkable', () => {
    expect(isChangedAfterSigning(signed('12 0 obj << /DSS 14 0 R >> endobj %%EOF'))).toBe(false);
    const twice = '12 0 obj << /DSS 14 0 R >> endobj %%EOF\n12 0 obj << /DSS 15 0 R >> endobj %%EOF\r\n';
    expect(isChangedAfterSigning(signed(twice))).toBe(false);
  });

  it.each([
    ['behind', ['12 0 obj << /DSS 14 0 R >> endobj', '13 0 obj << /Type /Page >> endobj']],
    ['before', ['13 0 obj << /Type /Page >> endobj', '12 0 obj << /DSS 14 0 R >> endobj']],
  ])('does not cover what was changed %s that, which excuses its own saving alone', (_, savings) => {
    expect(isChangedAfterSigning(signed(savings.map((saving) => `${saving} %%EOF\n`).join('')))).toBe(true);
  });

  it('is none where the range is a placeholder, or lies beyond the document; without one, several savings say nothing', () => {
    expect(isChangedAfterSigning('%PDF /ByteRange [0 0 0 0] %%EOF more %%EOF')).toBe(false);
    expect(isChangedAfterSigning('%PDF /ByteRange [0 10 9999 9999] %%EOF')).toBe(false);
    expect(isChangedAfterSigning('%PDF first %%EOF second %%EOF')).toBe(false);
  });

  it('is looked for in no time in what is written to keep it busy', () => {
    const begun = performance.now();
    isChangedAfterSigning('/ByteRange [ '.repeat(500_000));
    isChangedAfterSigning(`/ByteRange [${' '.repeat(5_000_000)}`);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
