import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { languageOf } from '@myverify/domain/shared/text-language';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/LinkButton';
import { paths } from '../../../config/paths';
import { EnquiryLines } from '../EnquiryLines';
import { useTrackTexts } from '../track/track.texts';
import { AddToWallet } from './AddToWallet';
import classes from './list.module.css';
import { useListTexts } from './list.texts';
import { type CertificateRow, reportReadyQuery } from './queries';
import { ReportNews } from './ReportNews';
import { ReportShare } from './ReportShare';
import { RowTimeline } from './RowTimeline';
import { VerifiableCredential } from './VerifiableCredential';

/** A report that is older than this has its PDF, or the download says why not. */
const RECENT_MS = 30 * 60_000;

interface Props {
  readonly record: CertificateRow;
  /** What the record is called. */
  readonly what: string;
}

/** What comes first where something is to be done: the reason of a rejection; then the progress and the report. */
export function RowDetail({ record, what }: Props) {
  const t = useListTexts();
  const track = useTrackTexts();
  const isReady = useIsReportReady(record);
  const isRejected = record.cert_status === 'Rejected' && record.reject_reason !== null;
  const isWithdrawn = record.report?.status === 'withdrawn';
  return (
    <Stack gap="sm" align="flex-start">
      {isRejected && (
        <Alert color="red" title={t('reason')} w="100%">
          <Text size="sm" className={classes.reason} lang={languageOf(record.reject_reason ?? '')}>
            {record.reject_reason}
          </Text>
          <LinkButton to={paths.certificate(record.id)} size="xs" mt="sm">
            {t('mend')}
          </LinkButton>
        </Alert>
      )}
      {record.report && <ReportNews report={record.report} />}
      {record.cert_status === 'Verified' && record.verifi_no && (
        <ReportShare id={record.id} number={record.verifi_no} isWithdrawn={isWithdrawn} />
      )}
      {record.cert_status === 'Verified' && isReady && !isWithdrawn && (
        <>
          <LinkButton
            to={paths.track(record.id)}
            size="compact-sm"
            variant="default"
            aria-label={track('reportOf', { what })}
          >
            {track('report')}
          </LinkButton>
          <VerifiableCredential id={record.id} number={record.verifi_no ?? ''} />
          <AddToWallet id={record.id} number={record.verifi_no ?? ''} />
        </>
      )}
      <RowTimeline record={record} isReportReady={isReady} />
      {record.cert_status === 'Verifying' && (
        <Anchor
          component={Link}
          to={paths.track(record.id)}
          size="sm"
          underline="always"
          aria-label={track('followOf', { what })}
        >
          {track('follow')}
        </Anchor>
      )}
      {record.enquiries.length > 0 && (
        <div>
          <EnquiryLines enquiries={record.enquiries} />
        </div>
      )}
    </Stack>
  );
}

function useIsReportReady({ cert_status, decided_at, verifi_no }: CertificateRow): boolean {
  const isRecent = decided_at !== null && Date.now() - Date.parse(decided_at) < RECENT_MS;
  const mayBeMissing = cert_status === 'Verified' && verifi_no !== null && isRecent;
  const { data } = useQuery(reportReadyQuery(verifi_no ?? '', mayBeMissing));
  return !mayBeMissing || data === true;
}
