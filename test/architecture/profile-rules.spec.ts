import { readProfile } from '../../src/domain/account/profile.js';
import type { Profile } from '../../src/domain/account/user.js';
import { dayOf } from '../../src/domain/shared/calendar.js';

/** By a path that the compiler does not follow: it reads the interface by rules of its own. */
const FORM = '../../student-ui/src/features/account/profile-form.js';
const { PROFILE_RULES, changesOf } = (await import(FORM)) as {
  PROFILE_RULES: Readonly<Record<string, (typed: string) => string | null>>;
  changesOf: (values: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
};

const EMPTY: Profile = { name: null, gender: null, passport: null, birth: null, nationality: null, avatar: null };
const UNTYPED = { name: '', gender: '', passport: '', avatar: '', nationality: '', birth: '' };

/** As the form sends it. */
function saidByServer(field: string, typed: string): string | null {
  const { errors } = readProfile(changesOf({ ...UNTYPED, [field]: typed }), EMPTY, dayOf(new Date()));
  return errors[field] ?? null;
}

const TEXTS = [40, 120].flatMap((most) => [
  'x'.repeat(most),
  'x'.repeat(most + 1),
  '😀'.repeat(most),
  `a${' '.repeat(most)}b`,
  ` ${'王'.repeat(most)} `,
  'e\u0301'.repeat(most),
]);
const SIGNS = ['E12/3-4 5', 'E_1', 'Ｅ１２', 'É1', 'E1.', '—', '   ', 'x'];
const DAYS = [
  '2023-02-30',
  '2023-2-3',
  '2023/2/3',
  '2023年2月3日',
  ' 2020-01-01 ',
  '0001-01-01',
  '2190-01-01',
  '2999-01-01',
  'soon',
];

it('knows fields that the profile has', () => {
  expect(Object.keys(PROFILE_RULES).filter((field) => !(field in EMPTY))).toEqual([]);
});

it.each(Object.entries(PROFILE_RULES))('says of the field %s what the server will say', (field, rule) => {
  for (const typed of [...TEXTS, ...SIGNS, ...DAYS])
    expect([typed, rule(typed)]).toEqual([typed, saidByServer(field, typed)]);
});
