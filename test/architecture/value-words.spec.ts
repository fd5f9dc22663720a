/** By paths that the compiler does not follow: it reads the interfaces by rules of their own. */
const STUDENT = '../../student-ui/src/i18n/value-words.js';
const OFFICE = '../../admin-ui/src';

type Words = Readonly<Record<string, string>>;
type Values = Readonly<Record<'gender' | 'forms' | 'level' | 'status', Words>>;

const { VALUE_WORDS } = (await import(STUDENT)) as { VALUE_WORDS: Readonly<Record<'en' | 'cn', Values>> };
const { certificateTexts } = (await import(`${OFFICE}/certificates/certificate.texts.js`)) as {
  certificateTexts: Readonly<Record<'en' | 'cn', { values: Words; status: Words }>>;
};
const { dashboardTexts } = (await import(`${OFFICE}/dashboard/dashboard.texts.js`)) as {
  dashboardTexts: Readonly<Record<'en' | 'cn', { status: Words }>>;
};

const keyOf = (value: string) => value.toLowerCase().replaceAll(' ', '_');

it.each(['en', 'cn'] as const)('students and officers call values and statuses the same, in %s', (language) => {
  const { status, ...choices } = VALUE_WORDS[language];
  const values = Object.values(choices).flatMap((words) => Object.entries(words));
  expect(certificateTexts[language].values).toEqual(
    Object.fromEntries(values.map(([value, word]) => [keyOf(value), word])),
  );
  expect(certificateTexts[language].status).toEqual(status);
  expect(dashboardTexts[language].status).toEqual(status);
});
