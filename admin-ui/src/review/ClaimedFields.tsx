import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { CERTIFICATE_FIELDS, STATED_FIELDS, type StatedField } from '@myverify/domain/certificate/certificate.fields';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CertificateDetail } from '../api/records';
import { addressOf } from '../resources';

interface ClaimedFieldsProps {
  readonly record: CertificateDetail;
  /** Required fields that are missing. */
  readonly missing: readonly string[];
}

/** What the applicant states, to be compared with the documents. */
export function ClaimedFields({ record, missing }: ClaimedFieldsProps) {
  const translate = useTranslate();
  const valueText = (field: StatedField) => {
    const value = record[field];
    if (!value) return '–';
    return CERTIFICATE_FIELDS[field].kind === 'choice'
      ? translate(`resources.certificates.values.${value}`, { _: value })
      : value;
  };
  const shown = STATED_FIELDS.filter((field) => Boolean(record[field]) || missing.includes(field));
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('review.claimed')}
        </Typography>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75, m: 0 }}>
          {shown.map((field) => (
            <Field
              key={field}
              label={translate(`resources.certificates.fields.${field}`)}
              value={valueText(field)}
              isMissing={missing.includes(field)}
            />
          ))}
        </Box>
        <StampingNote record={record} />
      </CardContent>
    </Card>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly isMissing?: boolean;
}

function Field({ label, value, isMissing = false }: FieldProps) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: isMissing ? 'error.main' : 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </>
  );
}

/** Stamping takes an academic verification of the same student. */
function StampingNote({ record }: { readonly record: CertificateDetail }) {
  const translate = useTranslate();
  if (record.type !== 'stamping') return null;
  const { separateVerification: found } = record;
  return (
    <Alert
      severity={found ? 'info' : 'warning'}
      sx={{ mt: 1.5 }}
      action={
        found ? (
          <Button component={Link} to={`${addressOf('certificates')}/${found.id}`} color="inherit" size="small">
            {translate('resources.certificates.review')}
          </Button>
        ) : null
      }
    >
      {found
        ? translate('review.verification_found', {
            id: found.id,
            status: translate(`resources.certificates.status.${found.status}`),
          })
        : translate('review.verification_missing')}
    </Alert>
  );
}
