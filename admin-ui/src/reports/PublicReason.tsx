import { REPORT_REASON } from '@myverify/domain/report/report.operations';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonField } from '../records/ReasonField';

/** Why a report is withdrawn or corrected; says that everyone can read it. */
export function PublicReason(props: Omit<ComponentProps<typeof ReasonField>, 'label' | 'most' | 'hint'>) {
  const translate = useTranslate();
  return (
    <ReasonField
      {...props}
      label={translate('resources.reports.reason.label')}
      most={REPORT_REASON.most}
      hint={translate('resources.reports.reason.public')}
    />
  );
}
