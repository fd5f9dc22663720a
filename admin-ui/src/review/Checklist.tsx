import { Box, Card, CardContent, Checkbox, FormControlLabel, Link, Typography } from '@mui/material';
import { FILE_FIELDS, type FileField } from '@myverify/domain/certificate/certificate.fields';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { ALL_CHECKS, CHECKS } from './checklist';
import { remarkOn } from './documents';

interface ChecklistProps {
  readonly record: CertificateDetail;
  readonly ticks: readonly string[];
  readonly onTick: (ticks: readonly string[]) => void;
  /** Shows the documents of a group. */
  readonly onChoose: (group: FileField) => void;
}

/** What is looked at in each document group, with what the applicant remarked on it. */
export function Checklist({ record, ticks, onTick, onChoose }: ChecklistProps) {
  const translate = useTranslate();
  const toggle = (check: string) =>
    onTick(ticks.includes(check) ? ticks.filter((tick) => tick !== check) : [...ticks, check]);
  return (
    <Card>
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
          <Typography variant="h2">{translate('review.checklist.title')}</Typography>
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {translate('review.checklist.progress', { done: ticks.length, all: ALL_CHECKS.length })}
          </Typography>
        </Box>
        {FILE_FIELDS.map((group) => (
          <Box key={group} component="fieldset" sx={{ border: 0, m: 0, mb: 1, p: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ p: 0 }}>
              <Link component="button" type="button" variant="h3" onClick={() => onChoose(group)}>
                {translate(`resources.certificates.fields.${group}`)}
              </Link>
            </Box>
            <Remark text={remarkOn(record, group)} />
            {CHECKS[group].map((check) => (
              <FormControlLabel
                key={check}
                sx={{ display: 'flex', mr: 0 }}
                control={
                  <Checkbox
                    size="small"
                    sx={{ py: 0.25 }}
                    checked={ticks.includes(`${group}.${check}`)}
                    onChange={() => toggle(`${group}.${check}`)}
                  />
                }
                label={<Typography variant="body2">{translate(`review.checklist.${group}.${check}`)}</Typography>}
              />
            ))}
          </Box>
        ))}
      </CardContent>
    </Card>
  );
}

function Remark({ text }: { readonly text: string | null }) {
  const translate = useTranslate();
  if (!text) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {translate('review.remark')} {text}
    </Typography>
  );
}
