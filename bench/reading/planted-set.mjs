// Two hundred applications of people who do not exist, thirty of them false in the ways of verification.md, section 5.
import { random, somebody } from './passport-pages.mjs';
import { certificate } from './text-pages.mjs';

const MANY = 200;
/** In the order in which they are planted, each with how many; `dates_disagree` needs no second application. */
const FALSE = {
  passport_elsewhere: 4,
  certificate_number_elsewhere: 3,
  file_elsewhere: 3,
  mrz_differs: 2,
  mrz_invalid: 2,
  passport_expired: 2,
  person_elsewhere: 2,
  amount_differs: 2,
  receipt_used: 2,
  value_not_found: 2,
  name_differs: 1,
  dates_disagree: 1,
  no_verification: 2,
  edited_file: 2,
};
/** How papers come, in turn. */
const WAYS = ['scan', 'photograph', 'bad', 'pdf'];
const LANGUAGES = ['english', 'malay', 'chinese'];
const NATIONS = { CHN: 'China', IDN: 'Indonesia', NGA: 'Nigeria', BGD: 'Bangladesh', PAK: 'Pakistan' };
const CHINESE = [
  ['WANG', 'XIAOMING', '王小明'],
  ['LI', 'JIAQI', '李佳琪'],
  ['ZHANG', 'WEI', '张伟'],
  ['CHEN', 'SIYUAN', '陈思远'],
  ['LIU', 'YANG', '刘洋'],
];

/**
 * @returns applications in the order in which they are sent in: what the form claims, what the papers show, how they come, and the signals
 *   that each should have; those whose papers another one took are signalled with it.
 */
export function plantedSet() {
  const chance = random(2026);
  const applications = Array.from({ length: MANY }, (_, at) => application(at, chance));
  const kinds = Object.entries(FALSE).flatMap(([kind, many]) => Array.from({ length: many }, () => kind));
  for (const [at, kind] of kinds.entries()) {
    // Between true ones; what is taken is taken from one that came before.
    const victim = applications[at * 6 + (at % 3)];
    const culprit = applications[at * 6 + (at % 3) + 3];
    PLANT[kind](culprit, victim);
    culprit.expected.push(kind);
    culprit.isFalse = true;
    if (MUTUAL.has(kind)) victim.expected.push(kind);
  }
  return applications;
}

/** Both of two learn of it. */
const MUTUAL = new Set([
  'passport_elsewhere',
  'certificate_number_elsewhere',
  'file_elsewhere',
  'person_elsewhere',
  'receipt_used',
]);

const PLANT = {
  passport_elsewhere(culprit, victim) {
    culprit.form.passport = victim.form.passport;
    culprit.person.number = victim.person.number;
  },
  certificate_number_elsewhere(culprit, victim) {
    Object.assign(culprit.form, pick(victim.form, OF_DEGREE));
    culprit.degree = victim.degree.map((line) => line.replaceAll(victim.printedName, culprit.printedName));
  },
  file_elsewhere(culprit, victim) {
    culprit.certificateOf = victim.at;
    Object.assign(culprit.form, pick(victim.form, OF_DEGREE), { cert_no: culprit.form.cert_no });
    // It is somebody else's degree as well.
    culprit.mayAlso.push('name_differs', 'value_not_found');
  },
  mrz_differs(culprit) {
    culprit.form.birth = culprit.form.birth.replace(/.$/, (digit) => String((Number(digit) + 1) % 9 || 1));
  },
  mrz_invalid(culprit) {
    culprit.person.isForged = true;
  },
  passport_expired(culprit) {
    culprit.person.expiry = `2${culprit.at % 4}0101`;
  },
  person_elsewhere(culprit, victim) {
    Object.assign(culprit.person, pick(victim.person, ['surname', 'given', 'birth']));
    Object.assign(culprit.form, pick(victim.form, ['name', 'birth']));
    culprit.degree = culprit.degree.map((line) => line.replaceAll(culprit.printedName, victim.printedName));
    culprit.printedName = victim.printedName;
  },
  amount_differs(culprit) {
    culprit.receipt.amount = '66.96';
  },
  receipt_used(culprit, victim) {
    culprit.receipt.transaction = victim.receipt.transaction;
  },
  value_not_found(culprit) {
    culprit.form.cert_no = culprit.form.cert_no.replace(/\d\d$/, (last) => String(99 - Number(last)).padStart(2, '0'));
  },
  name_differs(culprit) {
    culprit.degree = culprit.degree.map((line) => line.replaceAll(culprit.printedName, 'FERNANDO OLIVEIRA DA COSTA'));
  },
  dates_disagree(culprit) {
    culprit.form.ministry_stamping_time = '2014-01-02';
  },
  no_verification(culprit) {
    culprit.form.type = 'stamping';
    culprit.receipt.amount = '1,101.60';
  },
  edited_file(culprit) {
    culprit.way.certificate = 'pdf';
    culprit.editor = 'Adobe Photoshop 25.0 (Windows)';
  },
};

const OF_DEGREE = [
  'university',
  'major',
  'cert_no',
  'start_time',
  'end_time',
  'awarding_time',
  'ministry_stamping_time',
];
const pick = (from, names) => Object.fromEntries(names.map((name) => [name, from[name]]));

function application(at, chance) {
  const language = LANGUAGES[at % LANGUAGES.length];
  const person = somebodyFrom(language, chance);
  const { lines, form } = certificate(language, chance);
  const chinese = CHINESE.find(([surname, given]) => person.surname === surname && person.given === given)?.[2];
  const printedName = language === 'chinese' ? chinese : `${person.surname} ${person.given.replaceAll('<', ' ')}`;
  const degree = lines.map((line) => line.replaceAll(form.name, printedName));
  const year = Number(form.awardingTime.slice(0, 4));
  return {
    ...{ at, language, person, degree, printedName, expected: [], mayAlso: [], isFalse: false },
    certificateOf: at,
    way: { passport: WAYS[at % 3], certificate: WAYS[at % 4], receipt: WAYS[(at + 3) % 4] },
    receipt: {
      amount: '669.60',
      transaction: `2026${String(at).padStart(4, '0')}MBB${String(Math.floor(chance() * 1e8)).padStart(8, '0')}`,
    },
    form: {
      ...{ type: 'verification', name: printedName, gender: person.sex === 'M' ? 'Male' : 'Female' },
      ...{ birth: `${person.birth < '30' ? 20 : 19}${person.birth.replace(/(..)(..)(..)/, '$1-$2-$3')}` },
      ...{ nationality: NATIONS[person.country], passport: person.number },
      ...{ university: form.university, major: form.major, forms: 'Full Time', level: 'Master', cert_no: form.certNo },
      ...{ start_time: `${year - 3}-09-01`, end_time: `${year}-05-31`, awarding_time: form.awardingTime },
      ...{ ministry_stamping_time: `${year + 1}-02-03` },
    },
  };
}

/** Born so that the studies fit. */
function somebodyFrom(language, chance) {
  const person = somebody(chance);
  const countries = Object.keys(NATIONS).filter((country) => (country === 'CHN') === (language === 'chinese'));
  const country = countries[Math.floor(chance() * countries.length)];
  const [surname, given] =
    language === 'chinese' ? CHINESE[Math.floor(chance() * CHINESE.length)] : [person.surname, person.given];
  const birth = String(85 + Math.floor(chance() * 10)) + person.birth.slice(2);
  return { ...person, country, surname, given, birth };
}
