import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Report } from '../api/records';
import { VerbButton } from '../records/VerbButton';
import { CorrectDialog } from './CorrectDialog';
import { WithdrawDialog } from './WithdrawDialog';

interface ReportActionsProps {
  readonly report: Report;
  readonly onChanged: () => void;
  /** With what is done at the certificate alone, where one sees what has come on record. */
  readonly all?: boolean;
  /** The id of what says why none of it can be done now. */
  readonly obstacle?: string | undefined;
}

const DIALOGS = { correct: CorrectDialog, withdraw: WithdrawDialog } as const;
const ACTIONS = ['correct', 'withdraw'] as const;

/** What the server lets one do with an edition. */
export function ReportActions({ report, onChanged, all = false, obstacle }: ReportActionsProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [asked, setAsked] = useState<(typeof ACTIONS)[number] | null>(null);
  const close = () => setAsked(null);
  const OpenDialog = asked && DIALOGS[asked];
  return (
    <>
      {ACTIONS.filter((action) => report.allowedActions.includes(action)).map((action) => (
        <Button
          key={action}
          size="small"
          color={action === 'withdraw' ? 'error' : 'primary'}
          sx={{ minWidth: 0 }}
          disabled={obstacle !== undefined}
          aria-describedby={obstacle}
          onClick={() => setAsked(action)}
          aria-label={`${translate(`resources.reports.${action}`)} ${report.number}`}
        >
          {translate(`resources.reports.${action}`)}
        </Button>
      ))}
      {all && report.allowedActions.includes('reissue') ? (
        <VerbButton
          label="resources.reports.reissue"
          of={report.number}
          question="resources.reports.reissue_text"
          act={() => dataProvider.reissueReport(report.id).then(onChanged)}
          done="resources.reports.reissued"
          obstacle={obstacle}
        />
      ) : null}
      {OpenDialog ? (
        <OpenDialog
          report={report}
          onClose={close}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}
