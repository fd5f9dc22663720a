import { Alert, Box, Card, CardContent, Typography } from '@mui/material';
import { checksOf } from '@myverify/domain/verdict/checks';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CertificateDetail, GroupVerdict } from '../api/records';
import { CheckRow } from './CheckRow';
import { filesField, remarkOn } from './documents';
import { PaymentCheck } from './PaymentCheck';
import { useGroupNames } from './useGroupNames';
import type { GroupReview } from './useGroupReview';
import { VerdictNote } from './VerdictNote';
import { newestIn } from './verdicts';

interface CheckPanelProps {
  readonly record: CertificateDetail;
  readonly work: GroupReview;
  readonly canRecord: boolean;
  readonly keysOn: boolean;
  /** Counts how often a group was chosen: each time the focus comes here. */
  readonly chosen: number;
  /** The focus brings the panel into sight; on a phone a group begins with its document. */
  readonly isWide: boolean;
}

/** The group in view: what is compared, and what stands of it. */
export function CheckPanel({ record, work, canRecord, keysOn, chosen, isWide }: CheckPanelProps) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const { group, stored, answers, problems } = work;
  const newest = newestIn(stored.verdicts).get(group);
  const hasFiles = [record[filesField(group)] ?? []].flat().length > 0;
  const remark = remarkOn(record, group);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice moves the focus, a turned phone does not
  useEffect(() => {
    if (chosen > 0) heading.current?.focus({ preventScroll: !isWide });
  }, [chosen]);
  return (
    <Card component="section" aria-label={translate('verdicts.title', { group: nameOf(group) })}>
      <CardContent>
        <Typography key={group} ref={heading} variant="h2" tabIndex={-1} sx={{ mb: 1, outline: 'none' }}>
          {translate('verdicts.title', { group: nameOf(group) })}
        </Typography>
        {problems[group] ? <Problem text={problems[group]} /> : null}
        {remark ? (
          <Typography
            variant="body2"
            sx={{ mb: 1, color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {translate('review.remark')} {remark}
          </Typography>
        ) : null}
        {group === 'payment' ? <PaymentCheck id={record.id} type={record.type} appliedAt={record.appliedAt} /> : null}
        {hasFiles ? null : (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {translate('verdicts.no_file')}
          </Alert>
        )}
        {checksOf(group).map((check, at) => (
          <CheckRow
            key={check}
            record={record}
            check={check}
            answer={answers[check]}
            shortcut={canRecord && keysOn ? String(at + 1) : undefined}
            isOff={!canRecord}
            onAnswer={(given) => work.answer(check, given)}
          />
        ))}
        {newest && (newest.state === 'outdated' || work.isUnsettled) ? (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {translate(lookAgain(newest, work.isUnsettled))}
          </Alert>
        ) : null}
        {newest ? (
          <Box sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}>
            <VerdictNote found={newest} />
          </Box>
        ) : null}
      </CardContent>
    </Card>
  );
}

/** Why the buttons are there, or the group is to be looked at again. */
function lookAgain({ state }: GroupVerdict, isUnsettled: boolean): string {
  if (!isUnsettled) return 'verdicts.is_outdated';
  return state === 'outdated' ? 'verdicts.is_unsettled' : 'verdicts.is_unaccepted';
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Alert severity="error" role="alert" sx={{ mb: 1 }}>
      {text}
    </Alert>
  );
}
