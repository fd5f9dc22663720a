import { CN } from '../../src/domain/messages/cn.js';
import { EN } from '../../src/domain/messages/en.js';
import type { Message } from '../../src/domain/messages/message.js';
import { changedCopy, type Place, window } from './changed-copies.js';
import type { ChangedCopy } from './changed-copy.js';

const FORM = 'student-ui/src/features/certificates/form';
const TABLE = 'src/domain/certificate/certificate.fields.ts';
const LABELS = 'src/domain/certificate/field-labels.ts';
const MAPPER = 'src/modules/certificates/certificate.mapper.ts';
type Texts = Readonly<Record<string, string>>;
type Rule = (value: unknown, values: object) => Message | null;

interface React {
  createElement(what: unknown, props: null, child?: string): object;
}
interface ReactDom {
  flushSync(work: () => void): void;
}
interface ReactClient {
  createRoot(place: Place): { render(element: object): void; unmount(): void };
}

async function shows(place: Place, text: string): Promise<void> {
  while (place.textContent !== text) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a field that is added to the table', () => {
  const inTable = (copy: ChangedCopy) =>
    copy.edit({
      file: TABLE,
      find: "  certNo: { kind: 'line',",
      put: "  thesisTitle: { kind: 'line', label: 'thesis title', most: 300, ...study, ...required },\n  certNo: { kind: 'line',",
    });
  const inLabels = (copy: ChangedCopy) =>
    copy.edit({
      file: LABELS,
      find: '  certNo: { en:',
      put: "  thesisTitle: { en: 'Title of the thesis', cn: '论文题目', ms: 'Tajuk tesis' },\n  certNo: { en:",
    });

  let copy: ChangedCopy;
  beforeAll(() => {
    copy = changedCopy();
    inTable(copy);
    inLabels(copy);
  });

  it('is asked for by TypeScript where it is called something and where it is stored, and nowhere else', () => {
    const inSteps = changedCopy();
    const files = [LABELS, MAPPER, 'src/modules/certificates/certificates.controller.ts'];
    expect(inSteps.wrongTypes(files)).toEqual([]);
    inTable(inSteps);
    expect(inSteps.wrongTypes(files)).toEqual([LABELS, MAPPER]);
    inLabels(inSteps);
    expect(inSteps.wrongTypes(files)).toEqual([MAPPER]);
  });

  it('stands in the requests, the answers and the export', async () => {
    const { schemas } = copy.apiDocument().components;
    const described = { description: 'thesis title', maxLength: 300 };
    for (const name of ['CertificateInputDto', 'CertificateChangeDto', 'CertificateDetailDto']) {
      expect(schemas[name]?.properties).toMatchObject({ thesisTitle: described });
    }
    for (const name of ['PortalFormDto', 'PortalFormUpdateDto', 'PortalCertificateDto']) {
      expect(schemas[name]?.properties).toMatchObject({ thesis_title: described });
    }
    expect(schemas.PortalApplicationDto?.required).toContain('thesis_title');
    expect(schemas.PortalFormDto?.required ?? []).not.toContain('thesis_title');

    const { CERTIFICATE_COLUMNS } = await copy.import<{ CERTIFICATE_COLUMNS: { title: string }[] }>(
      'src/modules/certificates/certificate.columns.dto.ts',
    );
    const titles = CERTIFICATE_COLUMNS.map(({ title }) => title);
    expect(titles.slice(titles.indexOf('thesisTitle')).slice(0, 2)).toEqual(['thesisTitle', 'certNo']);
  });

  it("stands in the student's form", async () => {
    const { EMPTY_APPLICATION } = await copy.import<{ EMPTY_APPLICATION: object }>(`${FORM}/application.ts`);
    const { SECTIONS, missingFields } = await copy.import<{
      SECTIONS: { id: string; fields: string[] }[];
      missingFields: (values: object) => string[];
    }>(`${FORM}/sections.ts`);
    const { APPLICATION_RULES } = await copy.import<{ APPLICATION_RULES: Record<string, Rule> }>(
      `${FORM}/application-rules.ts`,
    );
    expect(EMPTY_APPLICATION).toHaveProperty('thesis_title', '');
    expect(SECTIONS.find(({ id }) => id === 'study')?.fields).toContain('thesis_title');
    expect(missingFields(EMPTY_APPLICATION)).toContain('thesis_title');
    const typed = { ...EMPTY_APPLICATION, thesis_title: 'x'.repeat(301) };
    expect(APPLICATION_RULES.thesis_title?.(typed.thesis_title, typed)).toMatchObject({ code: 'too_long' });

    await copy.import(`${FORM}/fields.texts.ts`);
    const { i18n } = await copy.import<{
      i18n: { getFixedT: (language: string, part: string) => (key: string) => string };
    }>('student-ui/src/i18n/i18n.ts');
    const labels = ['en', 'cn'].map((language) => i18n.getFixedT(language, 'certificate-fields')('label.thesis_title'));
    expect(labels).toEqual(['Title of the thesis', '论文题目']);
  });

  it('stands on the desk of the back office', async () => {
    // What the desk lists beside the documents.
    const { STATED_FIELDS } = await copy.import<{ STATED_FIELDS: string[] }>(TABLE);
    expect(STATED_FIELDS).toContain('thesisTitle');
    const { certificateTexts } = await copy.import<{ certificateTexts: Record<string, { fields: Texts }> }>(
      'admin-ui/src/certificates/certificate.texts.ts',
    );
    const labels = Object.values(certificateTexts).map(({ fields }) => fields.thesisTitle);
    expect(labels).toEqual(['Title of the thesis', '论文题目']);
  });
});

describe('a message that is changed in the catalogue', () => {
  const said: Message = { code: 'too_long', params: { label: 'name', max: 60 } };
  const refusal = { reason: 'invalid_input', message: 'x', ...said, errors: { name: 'x' }, codes: { name: said } };

  let copy: ChangedCopy;
  beforeAll(() => {
    copy = changedCopy();
    copy.edit({
      file: 'src/domain/messages/en.input.ts',
      find: `'${EN.too_long}'`,
      put: "'No more than {max} letters'",
    });
    copy.edit({ file: 'src/domain/messages/cn.input.ts', find: `'${CN.too_long}'`, put: "'最多 {max} 个字'" });
  });

  it('is what the API answers', async () => {
    const { errorBody } = await copy.import<{ errorBody: (...args: unknown[]) => object }>(
      'src/platform/http/errors/problem.ts',
    );
    const refused = { status: 400, reason: 'invalid_input', said, errors: { name: said } };
    const answered = { message: 'No more than 60 letters', errors: { name: 'No more than 60 letters' } };
    expect(errorBody(refused, 'resource', '1')).toMatchObject(answered);
    expect(errorBody(refused, 'portal', '1')).toMatchObject({ message: answered.message, data: answered });
  });

  it('is what the back office shows', async () => {
    const { messageText, localise } = await copy.import<{
      messageText: (said: Message) => string;
      localise: (refusal: object) => object;
    }>('admin-ui/src/i18n/refusals.ts');
    const { i18nProvider } = await copy.import<{ i18nProvider: { changeLocale: (locale: string) => Promise<void> } }>(
      'admin-ui/src/i18n/i18n-provider.ts',
    );
    for (const [language, text] of [
      ['en', 'No more than 60 letters'],
      ['cn', '最多 60 个字'],
    ] as const) {
      await i18nProvider.changeLocale(language);
      expect(messageText(said)).toBe(text);
      expect(localise(refusal)).toMatchObject({ message: text, errors: { name: text } });
    }
  });

  it("is what the student's interface shows", async () => {
    const { useSaidText } = await copy.import<{ useSaidText: () => (said: Message) => string }>(
      'student-ui/src/lib/messages.ts',
    );
    const { setLanguage } = await copy.import<{ setLanguage: (language: string) => Promise<void> }>(
      'student-ui/src/i18n/i18n.ts',
    );
    const { createElement } = await copy.package<React>('react/index.js');
    const { flushSync } = await copy.package<ReactDom>('react-dom/index.js');
    const { createRoot } = await copy.package<ReactClient>('react-dom/client.js');
    const main = window.document.querySelector('main');
    const Shown = () => createElement('p', null, useSaidText()(said));
    const root = createRoot(main);
    flushSync(() => root.render(createElement(Shown, null)));
    await shows(main, 'No more than 60 letters');
    await setLanguage('cn');
    await shows(main, '最多 60 个字');
    flushSync(() => root.unmount());
    // React ends what it has begun before the page is taken from it.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
});
