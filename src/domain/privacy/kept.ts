import { keptUntil, type RetentionDays } from './retention.js';

/** One thing that erasing an account leaves. */
export interface Kept {
  readonly what: 'report' | 'receipts' | 'consents' | 'account-number' | 'audit-trail';
  /** The number of the report that it belongs to. */
  readonly reportNumber: string | null;
  readonly description: string;
  readonly reason: string;
  /** `null`: for ever. */
  readonly until: Date | null;
}

const ACCOUNTS_LAW =
  'Accounting records must be kept for seven years (Companies Act 2016, section 245; Income Tax Act 1967, section 82)';
const REPORT_REASON =
  'The report was issued to be relied on by others, who must be able to check it, and it must be possible to answer for it while claims can be brought (Limitation Act 1953, section 6; Personal Data Protection Act 2010, section 10)';

/**
 * What stays of an account, why and for how long.
 * @param receipts the numbers of those reports whose fee has receipts.
 */
export function keptAfterErasure(
  reports: readonly string[],
  receipts: readonly string[],
  hasConsents: boolean,
  days: Pick<RetentionDays, 'erased' | 'audit'>,
  now: Date,
): Kept[] {
  const until = keptUntil(days.erased, now);
  const perReport = reports.flatMap((reportNumber): Kept[] => [
    {
      what: 'report',
      reportNumber,
      description:
        'The issued report: its certified fields, photo and PDF. Whoever holds its number can check it; nobody finds it by name, passport and birth, and it belongs to no account.',
      reason: REPORT_REASON,
      until,
    },
    ...(receipts.includes(reportNumber)
      ? [
          {
            what: 'receipts' as const,
            reportNumber,
            description: 'The receipts of the fee that was paid for this report.',
            reason: ACCOUNTS_LAW,
            until,
          },
        ]
      : []),
  ]);
  const consents: Kept[] = hasConsents
    ? [
        {
          what: 'consents',
          reportNumber: null,
          description:
            'Which notices were agreed to, in which version and language, and when, under the account number.',
          reason: 'Consent must be recorded (Personal Data Protection Regulations 2013, regulation 3)',
          until,
        },
      ]
    : [];
  return [
    ...perReport,
    ...consents,
    {
      what: 'account-number',
      reportNumber: null,
      description: 'The number of the account, with when it was made and erased; nothing that tells who it was.',
      reason: 'The audit trail and the consents refer to it',
      until,
    },
    {
      what: 'audit-trail',
      reportNumber: null,
      description:
        'What was done, by which account number and when. It holds no names, addresses or whole passport numbers.',
      reason:
        'Whether personal data were handled lawfully must be provable (Personal Data Protection Act 2010, section 9)',
      until: days.audit === 0 ? null : keptUntil(days.audit, now),
    },
  ];
}
