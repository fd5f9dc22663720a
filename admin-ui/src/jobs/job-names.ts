/** Every job there is, in the order in which they can be chosen. */
export const JOB_NAMES = [
  'report.render',
  'report.changed',
  'mail.report-changed',
  'certificate.decide',
  'mail.decision-dropped',
  'mail.record-adopted',
  'mail.watch-asked',
  'mail.code',
  'mail.certificate',
  'mail.looked-up',
  'mail.share-locked',
  'mail.account-made',
  'mail.password-changed',
  'mail.email-changed',
  'mail.factors-changed',
  'mail.new-device',
  'mail.confirmation',
  'mail.confirmation-desk',
  'mail.confirmation-receipt',
  'mail.confirmation-disputed',
  'report.check',
  'webhook.report',
  'webhook.send',
  'mail.webhook-off',
  'mail.key-leaked',
  'mail.audit-anchor',
  'account.remains',
  'files.purge',
] as const;

/** Keys of texts hold no dots of their own. */
export const jobNameKey = (name: string) => name.replaceAll(/[.-]/g, '_');
