import { Card, CardContent, Skeleton, Typography } from '@mui/material';
import { CONFIRMING_PARTIES } from '@myverify/domain/confirmation/contact';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { EnquiryDialogs } from './EnquiryDialogs';
import type { EnquiryQuestion } from './enquiry-question';
import { PartySection } from './PartySection';
import type { ConfirmationControl } from './useConfirmations';

interface ConfirmationCardProps {
  readonly record: CertificateDetail;
  readonly control: ConfirmationControl;
}

/** What the university and the ministry were asked about the record, and what they say. */
export function ConfirmationCard({ record, control }: ConfirmationCardProps) {
  const translate = useTranslate();
  const [question, setQuestion] = useState<EnquiryQuestion | null>(null);
  const { needs, isPending, error, retry, mayManage } = control;
  const title = translate('resources.confirmations.title');
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {isPending ? <Skeleton variant="rounded" height={96} /> : null}
        {error ? <LoadFailure text="resources.confirmations.failed" error={error} onRetry={retry} /> : null}
        {needs ? (
          <>
            {CONFIRMING_PARTIES.map((party) => (
              <PartySection key={party} party={party} record={record} control={control} onAsk={setQuestion} />
            ))}
            {needs.refusal || !mayManage ? (
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {translate(`resources.confirmations.cannot.${mayManage ? needs.refusal : 'permission'}`)}
              </Typography>
            ) : null}
          </>
        ) : null}
      </CardContent>
      <EnquiryDialogs question={question} record={record} control={control} onClose={() => setQuestion(null)} />
    </Card>
  );
}
