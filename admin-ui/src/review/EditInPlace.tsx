import Edit from '@mui/icons-material/Edit';
import { Box, Button, IconButton, TextField } from '@mui/material';
import { CERTIFICATE_FIELDS } from '@myverify/domain/certificate/certificate.fields';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail } from '../api/records';
import { useNotifyError } from '../records/useNotifyError';
import { type InPlace, inPlaceHintId, inPlaceId, pencilId, type StaffField } from './useInPlace';

interface EditInPlaceProps {
  readonly record: CertificateDetail;
  readonly field: StaffField;
  readonly label: string;
  readonly inPlace: InPlace;
  /** Until the record is decided or changed by somebody else; what is typed then stays to be read. */
  readonly canSave: boolean;
  /** Shows the record as it is then. */
  readonly onSaved: () => void;
  /** The value as it is read. */
  readonly children: ReactNode;
}

/** A value with a pencil: Enter saves, Escape leaves it as it was. */
export function EditInPlace({ record, field, label, inPlace, canSave, onSaved, children }: EditInPlaceProps) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const dataProvider = useDataProvider<AdminDataProvider>();
  // What comes back with the page takes no focus.
  const [isByPencil, setByPencil] = useState(false);
  const typed = inPlace.textOf(field);
  const putMine = useRef<HTMLButtonElement>(null);
  const isOvertaken = inPlace.isOvertaken(field);
  const rule = CERTIFICATE_FIELDS[field];
  const close = () => inPlace.close(field);
  const save = useMutation({
    mutationFn: (value: string) =>
      dataProvider.update('certificates', {
        id: record.id,
        data: { [field]: value.trim(), version: record.version },
        previousData: record,
      }),
    onSuccess: () => {
      close();
      onSaved();
    },
    onError: (error) => notifyError(error),
  });
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key !== 'Enter' || event.shiftKey) return;
    else if (typed !== null && !save.isPending) {
      if (typed.trim() === (record[field] ?? '')) close();
      // Not by the same key: what stands there by now is to be seen first.
      else if (isOvertaken) putMine.current?.focus();
      else if (canSave) save.mutate(typed);
    }
    event.preventDefault();
  };
  if (typed === null) {
    return (
      <Box component="span" sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <Box component="span" sx={{ whiteSpace: 'pre-wrap', minWidth: 0 }}>
          {children}
        </Box>
        <IconButton
          id={pencilId(field)}
          size="small"
          aria-label={translate('review.in_place.edit', { field: label })}
          onClick={() => {
            setByPencil(true);
            inPlace.open(field);
          }}
          sx={{ p: 0.25, my: -0.25 }}
        >
          <Edit sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
    );
  }
  const hint = rule.kind === 'lines' ? 'hint_lines' : 'hint';
  const isLocked = !canSave && !save.isPending;
  return (
    <>
      <TextField
        id={inPlaceId(field)}
        autoFocus={isByPencil}
        fullWidth
        size="small"
        margin="none"
        multiline={rule.kind === 'lines'}
        value={typed}
        onChange={({ target }) => inPlace.type(field, target.value)}
        onKeyDown={press}
        error={isLocked || isOvertaken}
        helperText={translate(`review.in_place.${isLocked ? 'locked' : isOvertaken ? 'overtaken' : hint}`, {
          value: record[field] || '–',
        })}
        slotProps={{
          htmlInput: { 'aria-label': label, maxLength: rule.most, readOnly: save.isPending },
          formHelperText: { sx: { whiteSpace: 'pre-wrap' } },
        }}
      />
      {isOvertaken ? (
        <Button
          ref={putMine}
          size="small"
          variant="outlined"
          disabled={!canSave}
          aria-describedby={inPlaceHintId(field)}
          onClick={() => !save.isPending && save.mutate(typed)}
          sx={{ mt: 0.5 }}
        >
          {translate('review.in_place.put_mine')}
        </Button>
      ) : null}
    </>
  );
}
