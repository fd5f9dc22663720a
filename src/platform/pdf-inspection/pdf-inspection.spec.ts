import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { objectStream, pdfFile, pdfStream } from '../../../test/factories/pdf.factory.js';
import { verdictOnPdf as verdict } from '../../../test/support/pdf-verdict.js';
import { PdfInspector } from './pdf.inspector.js';

const SCRIPTS = 'pdf_scripts';
const ATTACHMENTS = 'pdf_attachments';
const OPENS = 'pdf_open_action';
const BY_ITSELF = 'pdf_by_itself';
const COMMANDS = 'pdf_commands';
const OTHER_FILES = 'pdf_other_files';
const COMPLEX = 'pdf_too_complex';

/** Each forbidden thing as one object, and what the user is told. */
const FORBIDDEN: ReadonlyArray<readonly [string, string, string]> = [
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>', SCRIPTS],
  ['a script in a stream', '<< /JS 12 0 R >>', SCRIPTS],
  ['named scripts', '<< /JavaScript << /Names [(a) 12 0 R] >> >>', SCRIPTS],
  ['a script by escaped names', '<< /#53 /J#61va#53cript /#4a#53 (x) >>', SCRIPTS],
  ['a script by a key without a value', '<< /A /JS (x) >>', SCRIPTS],
  ['a script deep inside', '<< /A [ << /B [ [ << /JS (x) >> ] ] >> ] >>', SCRIPTS],
  ['the bare name of an action', '/JavaScript', SCRIPTS],
  ['a script after a comment', '<< %>>\n/JS (x) >>', SCRIPTS],
  ['a script after a string with brackets', '<< /T (\\) >> \\\\) /JS (x) >>', SCRIPTS],
  ['a script in a dictionary without an end', '<< /JS (x)', SCRIPTS],
  ['a 3D script', '<< /OnInstantiate 12 0 R >>', SCRIPTS],
  ['a launch action', '<< /S /Launch /F (cmd.exe) >>', 'pdf_programs'],
  ['an additional action with a script', '<< /AA << /O << /S /JavaScript /JS (x) >> >> >>', SCRIPTS],
  ['an embedded file', '<< /Type /EmbeddedFile >>', ATTACHMENTS],
  ['the names of embedded files', '<< /EmbeddedFiles 12 0 R >>', ATTACHMENTS],
  ['a file specification with its file', '<< /Type /Filespec /EF << /F 12 0 R >> >>', ATTACHMENTS],
  ['an attachment on a page', '<< /Type /Annot /Subtype /FileAttachment >>', ATTACHMENTS],
  ['rich media', '<< /Subtype /RichMedia >>', 'pdf_multimedia'],
  ['a film', '<< /Subtype /Movie >>', 'pdf_multimedia'],
  ['XFA', '<< /Fields [] /XFA [(a) 12 0 R] >>', 'pdf_dynamic_form'],
  ['sending a form', '<< /S /SubmitForm /F (http://x.example) >>', 'pdf_form_data'],
  ['loading form data', '<< /S /ImportData /F (x.fdf) >>', 'pdf_form_data'],
  ['a jump into another file', '<< /S /GoToR /F (other.pdf) >>', 'pdf_other_files'],
  ['a jump into an attachment', '<< /S /GoToE >>', 'pdf_other_files'],
  ['a file named by its web address', '<< /Type /Filespec /FS /URL /F (http://x.example/a.pdf) >>', OTHER_FILES],
  ['a page taken from another file', '<< /Subtype /Form /Ref << /F (other.pdf) /Page 0 >> >>', OTHER_FILES],
  ['an action of a page', '<< /Type /Page /AA << /O << /S /URI /URI (http://x.example) >> >> >>', BY_ITSELF],
  ['an action of an annotation', '<< /Type /Annot /AA << /PV 12 0 R >> >>', BY_ITSELF],
  ['an action of a form field', '<< /FT /Tx /AA 12 0 R >>', BY_ITSELF],
  ['an action of the catalogue', '<< /Type /Catalog /#41A << /WC << /S /GoTo /D (x) >> >> >>', BY_ITSELF],
  ['an action by a key without a value', '<< /T /AA 12 0 R >>', BY_ITSELF],
  ['a named action', '<< /Type /Annot /A << /S /Named /N /Print >> >>', COMMANDS],
  ['a named action among others', '<< /S /GoTo /D (x) /Next [ << /S /Named /N /SaveAs >> ] >>', COMMANDS],
  ['a thread', '<< /S /Thread /F (other.pdf) /D 0 >>', COMMANDS],
  ['a thread by a key without a value', '<< /Type /S /Thread >>', COMMANDS],
  ['the bare name of a command', '/Named', COMMANDS],
  ['encryption', '<< /Encrypt 12 0 R >>', 'pdf_encrypted'],
];

describe('what a PDF may not contain', () => {
  it.each(FORBIDDEN)('refuses %s', (_, object, text) => {
    expect(verdict(pdfFile({ more: [object] }))).toBe(text);
  });

  it.each(FORBIDDEN)('refuses %s that is packed into an object stream', (_, object, text) => {
    const stream = objectStream({ 20: '<< /Fine true >>', 21: object, 22: '[1 2]' });
    expect(verdict(pdfFile({ more: [stream] }))).toBe(text);
  });

  it.each(FORBIDDEN)('refuses %s that lies hidden in the bytes of a stream', (_, object, text) => {
    const hidden = pdfStream('', `(30 0 obj ${object} endobj`);
    expect(verdict(pdfFile({ more: [hidden] }))).toBe(text);
  });

  it('refuses a stream whose data lie in another file', () => {
    expect(verdict(pdfFile({ more: [pdfStream('/F (other.bin)', '')] }))).toEqual('pdf_other_files');
  });

  it('tells of encryption, and not of the noise it makes of packed objects', () => {
    const noise = pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'noise');
    const text = 'pdf_encrypted';
    expect(verdict(pdfFile({ more: [noise], trailer: '/Encrypt << /Filter /Standard /V 4 >>' }))).toBe(text);
  });

  it.each([
    '<< /XFA null /JS null /AA null >>',
    '<< /EF [ /Create /Delete ] >>',
    '(/JS)',
    '<< /T (/JavaScript) >>',
    '[ /JS ]',
    '<< /Type /Thread /I 12 0 R >>',
    '[ /AA /Named ]',
  ])('passes %s, which only looks like it', (object) => {
    expect(verdict(pdfFile({ more: [object] }))).toBe('sound');
  });

  it('passes a digital signature, a link and a jump within the file', () => {
    const signature =
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 10 20 30] /Contents <00ff> >>';
    const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>';
    expect(verdict(pdfFile({ more: [signature, link, '<< /S /GoTo /D [3 0 R /Fit] >>'] }))).toBe('sound');
  });
});

describe('open actions', () => {
  it.each([
    '[3 0 R /Fit]',
    '[3 0 R /XYZ null null 0]',
    '<< /S /GoTo /D [3 0 R /Fit] >>',
    '<< /Type /Action /S /GoTo /D (top) >>',
    '(top)',
  ])('%s is harmless', (action) => {
    expect(verdict(pdfFile({ catalog: `/OpenAction ${action}` }))).toBe('sound');
    expect(verdict(pdfFile({ catalog: '/OpenAction 10 0 R', more: [action] }))).toBe('sound');
    const stream = objectStream({ 20: action });
    expect(verdict(pdfFile({ catalog: '/OpenAction 20 0 R', more: [stream] }))).toBe('sound');
  });

  it.each([
    '<< /S /URI /URI (https://example.org) >>',
    '<< /S /GoTo /D [3 0 R /Fit] /Next << /S /URI >> >>',
    '<< /S 12 0 R >>',
    '<< >>',
    '[ << /S /URI >> ]',
    '7',
  ])('%s is refused', (action) => {
    expect(verdict(pdfFile({ catalog: `/OpenAction ${action}` }))).toBe(OPENS);
    expect(verdict(pdfFile({ catalog: '/OpenAction 10 0 R', more: [action] }))).toBe(OPENS);
    expect(verdict(pdfFile({ catalog: '/OpenAction 20 0 R', more: [objectStream({ 20: action })] }))).toBe(OPENS);
  });

  it('is refused where one of two objects of its number does something, or none is found', () => {
    const both = pdfStream('', '10 0 obj << /S /URI >> endobj');
    expect(verdict(pdfFile({ catalog: '/OpenAction 10 0 R', more: ['[3 0 R /Fit]', both] }))).toBe(OPENS);
    expect(verdict(pdfFile({ catalog: '/OpenAction 99 0 R' }))).toBe(OPENS);
  });
});

describe('sound and unsound files', () => {
  it('passes what pdf-lib writes, with and without object streams', async () => {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.create();
      document.setTitle('Certificate');
      const font = await document.embedFont(StandardFonts.Helvetica);
      for (let i = 0; i < 3; i++) document.addPage().drawText('Bachelor of Science', { font });
      expect(verdict(Buffer.from(await document.save({ useObjectStreams })))).toBe('sound');
    }
  });

  it('passes padding after the end, and line ends of any kind', () => {
    expect(verdict(Buffer.concat([pdfFile(), Buffer.alloc(5000)]))).toBe('sound');
    expect(verdict(Buffer.from(pdfFile().toString('latin1').replaceAll('\n', '\r'), 'latin1'))).toBe('sound');
  });

  it('calls a file that is cut off anywhere unreadable', () => {
    const file = pdfFile({ more: [objectStream({ 20: '<< /A 1 >>' })] });
    for (let length = 0; length < file.length - 1; length += 7)
      expect(verdict(file.subarray(0, length))).toBe('unreadable');
  });

  it('calls a file unreadable that has lost its middle, its catalogue or its header', () => {
    const file = pdfFile({ more: ['x'.repeat(3000)] });
    expect(verdict(Buffer.concat([file.subarray(0, 500), file.subarray(1500)]))).toBe('unreadable');
    expect(verdict(Buffer.from(pdfFile().toString('latin1').replace('/Root', '/Soot'), 'latin1'))).toBe('unreadable');
    expect(verdict(Buffer.from(pdfFile().toString('latin1').replace('%PDF-1.7', '%PDF-x.y'), 'latin1'))).toBe(
      'unreadable',
    );
    expect(verdict(Buffer.concat([Buffer.from('<html>'), pdfFile()]))).toBe('unreadable');
    expect(verdict(Buffer.concat([pdfFile(), Buffer.alloc(5000, 'PK')]))).toBe('unreadable');
  });

  it('refuses a file without pages', () => {
    expect(verdict(pdfFile({ kids: '[]' }))).toEqual('pdf_no_pages');
    expect(verdict(pdfFile({ kids: '[2 0 R 1 0 R]' }))).toEqual('pdf_no_pages');
    expect(verdict(pdfFile({ kids: '10 0 R', more: ['[3 0 R]'] }))).toBe('sound');
  });
});

describe('bounds', () => {
  it('stops at nesting without end', () => {
    expect(verdict(pdfFile({ more: ['[<</A '.repeat(500_000)] }))).toBe(COMPLEX);
  });

  it('stops where the same bytes would be read again and again', () => {
    const started = Date.now();
    expect(verdict(pdfFile({ more: ['obj << /A ('.repeat(300_000)] }))).toBe(COMPLEX);
    expect(verdict(pdfFile({ more: ['obj ['.repeat(1_000_000)] }))).toBe(COMPLEX);
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it.each([
    ['behind a number', 'obj 1 %'],
    ['behind a dictionary', 'obj<<>>%'],
    ['before an index', 'obj<</N 1/First 99999999>>stream %'],
  ])('stops at comments that are read again and again, %s', (_, object) => {
    expect(verdict(pdfFile({ more: [`${object.repeat(20_000)}\n0 0 `] }))).toBe(COMPLEX);
  });

  it('stops at more packed bytes than a document has', () => {
    const bomb = pdfStream('/N 1 /First 5 /Filter /FlateDecode', deflateSync(Buffer.alloc(40 * 1024 * 1024, 32)));
    const half = deflateSync(Buffer.alloc(20 * 1024 * 1024, 32));
    expect(verdict(pdfFile({ more: [bomb] }))).toBe(COMPLEX);
    const many = Array.from({ length: 8 }, () => pdfStream('/N 0 /First 0 /Filter /FlateDecode', half));
    expect(verdict(pdfFile({ more: many }))).toBe(COMPLEX);
  });

  it('reads references that go round in circles once', () => {
    expect(verdict(pdfFile({ kids: '[3 0 R 10 0 R]', more: ['<< /Kids [10 0 R 11 0 R] >>', '11 0 R'] }))).toBe('sound');
  });

  it('reads 30,000 objects', () => {
    const more = Array.from({ length: 30_000 }, (_, at) => `<< /Type /StructElem /P ${at} 0 R /K [${at} 1 2] >>`);
    expect(verdict(pdfFile({ more }))).toBe('sound');
  });
});

it.each([
  [true, { reason: 'unavailable', said: { code: 'files_busy' } }],
  [false, { reason: 'upload_refused', said: { code: 'pdf_too_slow' } }],
])(
  'where the machine was busy (%s) one is asked to try again, and to print the PDF anew only where it was not',
  async (...given) => {
    const [isStarved, expected] = given;
    const run = async () => ({ kind: 'too slow', isStarved });
    const inspector = new PdfInspector({ pool: () => ({ run }) } as never);
    await expect(inspector.inspect({ path: '/tmp/a.pdf', key: Buffer.alloc(32) } as never)).rejects.toMatchObject(
      expected,
    );
  },
);
