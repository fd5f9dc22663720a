import { EMPTY_FORM, FORM_FIELDS, futureDays, readForm } from '../../src/domain/certificate/certificate.form.js';
import { dayOf } from '../../src/domain/shared/calendar.js';

type Typed = Readonly<Record<string, string>>;
type Rule = (value: string, values: Typed) => { readonly text: string } | null;

/** By a path that the compiler does not follow: it reads the interface by rules of its own. */
const FORM = '../../student-ui/src/features/certificates/form';
const { EMPTY_APPLICATION } = (await import(`${FORM}/application.js`)) as { EMPTY_APPLICATION: Typed };
const { APPLICATION_RULES } = (await import(`${FORM}/application-rules.js`)) as {
  APPLICATION_RULES: Readonly<Record<string, Rule>>;
};

const namesOf = Object.keys(APPLICATION_RULES);
const inDomain = (field: string) => field.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());

function saidByServer(typed: Typed): Typed {
  const given = Object.entries(typed).map(([field, value]) => [inDomain(field), value]);
  const { form, errors } = readForm(Object.fromEntries(given), EMPTY_FORM);
  const problems: Typed = { ...futureDays(form, dayOf(new Date())), ...errors };
  return textsOf((field) => problems[inDomain(field)]);
}

function saidByForm(typed: Typed): Typed {
  const values = { ...EMPTY_APPLICATION, ...typed };
  return textsOf((field) => APPLICATION_RULES[field]?.(values[field] ?? '', values)?.text);
}

function textsOf(say: (field: string) => string | undefined): Typed {
  return Object.fromEntries(namesOf.flatMap((field) => [[field, say(field) ?? '']]).filter(([, text]) => text !== ''));
}

const TEXTS = [40, 100, 120, 200, 1000].flatMap((most) => [
  'x'.repeat(most),
  'x'.repeat(most + 1),
  '😀'.repeat(most),
  `a${' '.repeat(most)}b`,
  ` ${'王'.repeat(most)} `,
  'e\u0301'.repeat(most),
]);
const SIGNS = ['E12/3-4 5', 'E_1', 'Ｅ１２', 'É1', 'E1.', '—', '   ', 'x'];
const DAYS = ['2023-02-30', '2023-2-3', ' 2020-01-01 ', '0001-01-01', '2190-01-01', '2999-01-01', '٢٠٢٠-٠١-٠١', 'soon'];

it('knows fields that the application has', () => {
  expect(namesOf.filter((field) => !(inDomain(field) in FORM_FIELDS))).toEqual([]);
});

it.each(namesOf)('says of the field %s what the server will say', (field) => {
  for (const value of [...TEXTS, ...SIGNS, ...DAYS]) {
    const typed = { [field]: value };
    expect([value, saidByForm(typed)]).toEqual([value, saidByServer(typed)]);
  }
});

it('says of an end before the start what the server will say', () => {
  for (const [start_time, end_time] of [
    ['2020-01-02', '2020-01-01'],
    ['2020-01-01', '2020-01-01'],
    ['soon', '2020-01-01'],
    ['2020-01-01', ''],
  ] as const) {
    const typed = { start_time, end_time };
    expect(saidByForm(typed)).toEqual(saidByServer(typed));
  }
});
