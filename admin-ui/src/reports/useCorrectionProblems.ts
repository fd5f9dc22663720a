import { REPORT_REASON } from '@myverify/domain/report/report.operations';
import { useTranslate } from 'react-admin';
import type { Problem } from '../records/ErrorSummary';
import { reasonProblem } from '../records/ReasonField';
import { CORRECTABLE_FIELDS } from './correctable';
import type { useCorrection } from './useCorrection';

type Correction = Pick<ReturnType<typeof useCorrection>, 'changes' | 'errors' | 'reason' | 'wrongDays'>;

/** What keeps a correction from being looked over, or from being issued. */
export function useCorrectionProblems(
  { changes, errors, reason, wrongDays }: Correction,
  idOf: (field: string) => string,
): Problem[] {
  const translate = useTranslate();
  const fields = CORRECTABLE_FIELDS.flatMap((field) => {
    const text = wrongDays.includes(field) ? translate('records.wrong_day') : errors[field];
    return text ? { id: idOf(field), label: translate(`resources.certificates.fields.${field}`), text } : [];
  });
  const unreasoned = reasonProblem(translate, reason, REPORT_REASON.most) ?? errors.reason;
  return [
    ...(changes.length === 0 ? [{ id: idOf('name'), text: translate('resources.reports.correction.nothing') }] : []),
    ...fields,
    ...(unreasoned
      ? [{ id: idOf('reason'), label: translate('resources.reports.reason.label'), text: unreasoned }]
      : []),
  ];
}
