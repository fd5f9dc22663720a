import fc from 'fast-check';
import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { anAcceptance, hashesOf } from '../../../test/factories/verdict.factory.js';
import type { CertificateForm, CertifiedField } from '../certificate/certificate.fields.js';
import { DomainError } from '../shared/domain-error.js';
import { CHECKED_GROUPS } from '../verdict/checks.js';
import { evidenceOn, type OnRecord } from '../verdict/evidence.js';
import type { ConfirmedValue } from '../verdict/levels.js';
import type { Verdict } from '../verdict/verdict.js';
import { claimsOf } from './report.claims.js';
import { issueReport, type NewReport, type Report } from './report.js';
import { correctReport } from './report.operations.js';
import { reissueReport } from './report.reissue.js';

// Whatever officers and offices do to a report, in whatever order: it says what was done, and nothing else.

const FIELDS = ['name', 'certNo', 'major', 'awardingTime'] as const;
const VALUES: Readonly<Record<(typeof FIELDS)[number], readonly string[]>> = {
  name: ['Wang Wei', 'Wang Wu'],
  certNo: ['UM-1', 'UM-2'],
  major: ['Law', 'Art'],
  awardingTime: ['2020-01-01', '2020-01-02'],
};

const field = fc.constantFrom(...FIELDS);
const which = fc.constantFrom(0, 1);
const action = fc.oneof(
  fc.record({
    act: fc.constant('look' as const),
    group: fc.constantFrom(...CHECKED_GROUPS),
    verdict: fc.constantFrom('accepted', 'send_again'),
    field,
    which,
  }),
  fc.record({ act: fc.constant('answer' as const), party: fc.constantFrom('university', 'ministry'), field, which }),
  fc.record({ act: fc.constant('correct' as const), field, which }),
  fc.record({ act: fc.constant('reissue' as const) }),
);

/** A service that keeps everything in memory. */
class Records {
  readonly verdicts: Verdict[] = [];
  readonly confirmed: ConfirmedValue[] = [];
  form: CertificateForm;
  readonly editions: Report[] = [];
  private minutes = 0;

  constructor() {
    const certificate = aCertificate('Verified');
    this.form = certificate.form;
    for (const group of CHECKED_GROUPS) this.look(group, 'accepted', this.form);
    this.add(issueReport(certificate, 'MYV-1', this.now(), evidenceOn(this.form, this.onRecord())));
  }

  now = () => new Date(Date.UTC(2026, 0, 1) + ++this.minutes * 60_000);
  onRecord = (): OnRecord => ({ verdicts: this.verdicts, hashes: hashesOf(this.form), confirmed: this.confirmed });
  newest = () => this.editions[0] as Report;

  look(group: Verdict['group'], verdict: Verdict['verdict'], form: CertificateForm) {
    this.verdicts.push(anAcceptance(group, { id: this.verdicts.length + 1, verdict, at: this.now() }, form));
  }

  add(edition: NewReport) {
    const rest = { supersededAt: null, withdrawnAt: null, reason: null, pdf: null };
    this.editions.unshift({ ...edition, id: this.editions.length + 1, ...rest });
  }

  /** Does what is asked, or refuses it as the service does. */
  do(one: typeof action extends fc.Arbitrary<infer A> ? A : never) {
    const certificate = { ...aCertificate('Verified'), form: this.form };
    switch (one.act) {
      case 'look':
        return this.look(one.group, one.verdict as 'accepted', this.with(one));
      case 'answer': {
        const answer = { at: this.now(), office: null, reference: `R-${this.confirmed.length}`, isRecorded: false };
        const value = VALUES[one.field][one.which] ?? '';
        return this.confirmed.push({ ...answer, party: one.party as 'ministry', field: one.field, value });
      }
      case 'correct': {
        const request = { fields: { [one.field]: VALUES[one.field][one.which] }, reason: 'Misread.' };
        const done = correctReport(certificate, this.newest(), request, this.onRecord(), this.now());
        this.form = done.record.form;
        return this.add(done.edition);
      }
      default:
        return this.add(reissueReport(certificate, this.newest(), this.onRecord(), this.now()).edition);
    }
  }

  private with({ field, which }: { readonly field: (typeof FIELDS)[number]; readonly which: number }): CertificateForm {
    return { ...this.form, [field]: VALUES[field][which] };
  }
}

function attempt(records: Records, one: Parameters<Records['do']>[0]) {
  try {
    records.do(one);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

const at = (day: Date) => day.getTime();

it('no sequence of actions prints a check, a level or a confirmation that is not recorded', () => {
  let issuedAnew = 0;
  fc.assert(
    fc.property(fc.array(action, { minLength: 30, maxLength: 60 }), (actions) => {
      const records = new Records();
      for (const one of actions) attempt(records, one);
      issuedAnew += records.editions.length - 1;
      const claims = claimsOf(records.editions);
      const { fields } = records.newest();
      expect(claims?.checks.every(({ verdict }) => verdict === 'accepted')).toBe(true);
      for (const check of claims?.checks ?? []) {
        const found = records.verdicts.find((one) => one.group === check.group && at(one.at) === at(check.at));
        expect(found?.verdict).toBe(check.verdict);
        for (const [name, value] of Object.entries(found?.values ?? {})) {
          expect([name, fields[name as CertifiedField]]).toEqual([name, value]);
        }
      }
      for (const [name, { level }] of Object.entries(claims?.levels ?? {})) {
        const isConfirmed = records.confirmed.some(
          (one) =>
            one.field === name && one.value === fields[name as CertifiedField] && one.at <= records.newest().issuedAt,
        );
        expect([name, level === 'confirmed']).toEqual([name, isConfirmed]);
      }
      for (const { party, reference, fields: named } of claims?.confirmations ?? []) {
        const answer = records.confirmed.find((one) => one.reference === reference);
        expect([answer?.party, answer?.value, [answer?.field]]).toEqual([party, fields[named[0] ?? 'name'], named]);
      }
    }),
  );
  // Many of the sequences came to something: about 45 editions in a run.
  expect(issuedAnew).toBeGreaterThan(5);
});

it('a correction always drops what was known of the old value', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), field, which, (actions, name, place) => {
      const records = new Records();
      for (const one of actions) attempt(records, one);
      const before = records.newest();
      attempt(records, { act: 'correct', field: name, which: place });
      const after = records.newest();
      if (before === after) return;
      const known = before.evidence?.levels[name]?.sources ?? [];
      const left = after.evidence?.levels[name]?.sources ?? [];
      for (const source of known.filter(({ kind }) => kind !== 'form')) expect(left).not.toContainEqual(source);
    }),
  );
});
