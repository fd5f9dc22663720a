import { REISSUED } from '@myverify/domain/report/report';

/** Why an edition ended; the one sentence that the service writes by itself is said in the reader's language. */
export const reasonText = (translate: (key: string) => string, reason: string): string =>
  reason === REISSUED ? translate('resources.reports.history.reissued') : reason;
