import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { STATED_FIELDS, type StatedField } from '@myverify/domain/certificate/certificate.fields';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import type { ConfirmingParty } from '@myverify/domain/confirmation/contact';
import { fieldsOf } from '@myverify/domain/verdict/checks';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CertificateDetail, Confirmation } from '../api/records';
import { confirmingParties } from '../confirmations/standing-fields';
import { Address } from '../records/Address';
import { LoadFailure } from '../records/LoadFailure';
import { addressOf } from '../resources';
import { EditInPlace } from './EditInPlace';
import { ReadingNote } from './ReadingNote';
import { ReadMark } from './ReadMark';
import { TextMarks } from './TextMarks';
import { useFieldValue } from './useFieldValue';
import { useFocusAfterTyping } from './useFocusAfterTyping';
import { type InPlace, isStaffField } from './useInPlace';
import type { ReadingControl } from './useReadings';
import type { SlotControl } from './useSlots';
import type { ViewControl } from './useView';

interface ClaimedFieldsProps {
  readonly record: CertificateDetail;
  /** Required fields that are missing. */
  readonly missing: readonly string[];
  /** What others were asked about it. */
  readonly requests: readonly Confirmation[];
  /** What was read on the documents. */
  readonly reading: ReadingControl;
  readonly control: ViewControl;
  readonly slots: SlotControl;
  /** What the officers fill in can be changed. */
  readonly canEdit: boolean;
  readonly inPlace: InPlace;
  readonly onSaved: () => void;
}

/** What the applicant states, to be compared with the documents. */
export function ClaimedFields({ record, missing, requests, reading, ...props }: ClaimedFieldsProps) {
  const { control, slots, canEdit, inPlace, onSaved } = props;
  const { readings, error, retry } = reading;
  const translate = useTranslate();
  const claimOf = useFieldValue(record);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterTyping(inPlace.opened, heading);
  const compared: readonly string[] = fieldsOf(slots.group);
  const confirmed = confirmingParties(requests, (field) => record[field]);
  // Where somebody types the field stays, whatever becomes of the record.
  const isEdited = (field: StatedField) => isStaffField(field) && (canEdit || inPlace.textOf(field) !== null);
  const isShown = (field: StatedField) => Boolean(record[field]) || missing.includes(field) || isEdited(field);
  const nameOf = (field: StatedField) => translate(`resources.certificates.fields.${field}`);
  const shownOf = (field: StatedField) => claimOf(field) ?? '–';
  return (
    <Card>
      <CardContent>
        {/* Beside the heading: it comes and goes while somebody points at a line below. */}
        <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
            {translate('review.claimed')}
          </Typography>
          <ReadingNote readings={readings} />
        </Box>
        {error ? <LoadFailure text="readings.failed" error={error} onRetry={retry} /> : null}
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', m: 0 }}>
          {STATED_FIELDS.filter(isShown).map((field) => (
            <Field
              key={field}
              label={nameOf(field)}
              value={
                isStaffField(field) && isEdited(field) ? (
                  <EditInPlace
                    record={record}
                    field={field}
                    label={nameOf(field)}
                    inPlace={inPlace}
                    canSave={canEdit}
                    onSaved={onSaved}
                  >
                    {shownOf(field)}
                  </EditInPlace>
                ) : field === 'email' ? (
                  <Address>{shownOf(field)}</Address>
                ) : (
                  shownOf(field)
                )
              }
              isCompared={compared.includes(field)}
              isMissing={missing.includes(field)}
              confirmedBy={confirmed.get(field as AskedField) ?? []}
              read={
                <>
                  <ReadMark field={field} readings={readings} control={control} onOpen={slots.openFile} />{' '}
                  <TextMarks field={field} readings={readings} control={control} onOpen={slots.openFile} />
                </>
              }
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
  readonly value: ReactNode;
  readonly isMissing: boolean;
  readonly isCompared: boolean;
  readonly confirmedBy: readonly ConfirmingParty[];
  readonly read: ReactNode;
}

function Field({ label, value, isMissing, isCompared, confirmedBy, read }: FieldProps) {
  const translate = useTranslate();
  const row = { py: 0.375, bgcolor: isCompared ? 'action.selected' : undefined };
  return (
    <>
      <Typography
        component="dt"
        variant="body2"
        sx={{
          ...row,
          pl: 1,
          pr: 2,
          borderLeft: 3,
          borderColor: isCompared ? 'primary.main' : 'transparent',
          color: isMissing ? 'error.main' : 'text.secondary',
        }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ ...row, m: 0, pr: 1, fontWeight: 550, overflowWrap: 'anywhere' }}
      >
        {value}{' '}
        {confirmedBy.length > 0 ? (
          <Typography component="span" variant="body2" sx={{ display: 'inline-block', mr: 1, color: 'success.main' }}>
            {translate('resources.confirmations.confirmed_by', {
              parties: confirmedBy
                .map((party) => translate(`resources.confirmations.blocks.${party}`))
                .join(translate('review.separator')),
            })}
          </Typography>
        ) : null}
        {read}
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
