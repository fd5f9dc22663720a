import { Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import { ASKED_FIELDS, type AskedField, isKeyField } from '@myverify/domain/confirmation/asked-fields';
import { DUE_DAYS } from '@myverify/domain/confirmation/confirmation';
import { CONTACT_LANGUAGES, type ConfirmingParty } from '@myverify/domain/confirmation/contact';
import { useId, useState } from 'react';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail, OfficeContact } from '../api/records';
import type { EnquiryInput } from '../api/verbs';
import { ErrorSummary, type Problem } from '../records/ErrorSummary';
import { LoadFailure } from '../records/LoadFailure';
import { QuestionDialog } from '../records/QuestionDialog';
import { useKeptText } from '../records/useKeptText';
import { useFieldNames } from '../review/useFieldNames';
import { EnclosedFiles } from './EnclosedFiles';
import { GROUP, LEGEND } from './group-look';
import { NoContact } from './NoContact';
import type { ConfirmationControl } from './useConfirmations';
import { useEnquiryAct } from './useEnquiryAct';

interface AskDialogProps {
  readonly record: CertificateDetail;
  readonly party: ConfirmingParty;
  readonly control: ConfirmationControl;
  readonly onClose: () => void;
}

const ALL = { page: 1, perPage: 100 };
const BY_OFFICE = { field: 'office', order: 'ASC' } as const;

/** The contacts that a party is asked at. */
function useContacts(party: ConfirmingParty, universityId: number | null) {
  return useGetList<OfficeContact>(
    'contacts',
    { filter: party === 'ministry' ? { party } : { universityId }, sort: BY_OFFICE, pagination: ALL },
    { enabled: party === 'ministry' || universityId !== null },
  );
}

/** What a university or the ministry is to be asked about a record, and with which documents. */
export function AskDialog({ record, party, control, onClose }: AskDialogProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  const { askConfirmation } = useDataProvider<AdminDataProvider>();
  const askable = ASKED_FIELDS.filter((field) => Boolean(record[field]));
  const kept = useKeptText(`ask:${record.id}:${party}`, {
    contactId: '' as number | '',
    language: '' as OfficeContact['language'] | '',
    dueDays: String(DUE_DAYS.usual),
    fields: askable as readonly AskedField[],
    fileIds: [] as readonly string[],
  });
  const { contactId, language, dueDays, fields, fileIds } = kept.text;
  const { data: contacts, error, isPending, refetch } = useContacts(party, control.needs?.universityId ?? null);
  const usable = contacts?.filter(({ counts }) => counts) ?? [];
  const chosen = usable.find(({ id }) => id === contactId) ?? (usable.length === 1 ? usable[0] : undefined);
  const [attempt, setAttempt] = useState(0);
  const isTried = attempt > 0;
  const form = useId();
  const idOf = (field: string) => `${form}-${field}`;
  const ask = useEnquiryAct((order: EnquiryInput) => askConfirmation(order), {
    text: 'asked',
    control,
    onDone: () => {
      kept.forget();
      onClose();
    },
  });
  const days = Number(dueDays);
  const isDueWrong = !Number.isInteger(days) || days < DUE_DAYS.least || days > DUE_DAYS.most;
  // What was ticked may be gone from the record.
  const asked = askable.filter((field) => fields.includes(field));
  const text = (key: string) => translate(`resources.confirmations.ask.${key}`);
  const problem = (field: string, said: string): Problem => ({
    id: idOf(field),
    label: translate(`resources.confirmations.fields.${field}`),
    text: text(said),
  });
  const problems = [
    ...(chosen ? [] : [problem('contactId', 'contact_needed')]),
    ...(isDueWrong ? [problem('dueDays', 'due_wrong')] : []),
    ...(asked.length === 0 ? [problem('fields', 'nothing')] : []),
  ];
  const submit = () => {
    if (!chosen || problems.length > 0) return setAttempt(attempt + 1);
    ask.mutate({
      certificateId: record.id,
      contactId: chosen.id,
      fields: asked,
      fileIds: [...fileIds],
      dueDays: days,
      ...(language === '' ? {} : { language }),
    });
  };
  const toggle = (field: AskedField, isOn: boolean) =>
    kept.type({ fields: askable.filter((one) => (one === field ? isOn : asked.includes(one))) });
  return (
    <QuestionDialog
      title={text(`title_${party}`)}
      text={text('text')}
      submit={text('send')}
      error={ask.error}
      isPending={ask.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {error && !contacts ? (
        <LoadFailure text="resources.confirmations.contacts_failed" error={error} onRetry={refetch} />
      ) : isPending || usable.length > 0 ? (
        <TextField
          id={idOf('contactId')}
          select
          autoFocus
          required
          sx={{ mt: 2 }}
          label={translate('resources.confirmations.fields.contactId')}
          value={chosen?.id ?? ''}
          onChange={({ target }) => kept.type({ contactId: Number(target.value) })}
          error={isTried && !chosen}
          helperText={isTried && !chosen ? text('contact_needed') : undefined}
        >
          {usable.map(({ id, office, email }) => (
            <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
              {office} · {email}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <NoContact party={party} universityId={control.needs?.universityId ?? null} contacts={contacts ?? []} />
      )}
      <TextField
        select
        label={translate('resources.confirmations.fields.language')}
        value={language}
        onChange={({ target }) => kept.type({ language: target.value as typeof language })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {(['', ...CONTACT_LANGUAGES] as const).map((one) => (
          <MenuItem key={one} value={one}>
            {one === '' ? text('contact_language') : translate(`resources.contacts.languages.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id={idOf('dueDays')}
        label={translate('resources.confirmations.fields.dueDays')}
        value={dueDays}
        onChange={({ target }) => kept.type({ dueDays: target.value })}
        error={isTried && isDueWrong}
        helperText={text(isTried && isDueWrong ? 'due_wrong' : 'due_hint')}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
      />
      <fieldset style={GROUP}>
        <legend style={LEGEND}>{translate('resources.confirmations.fields.fields')}</legend>
        {askable.map((field, at) => (
          <FormControlLabel
            key={field}
            control={
              <Checkbox
                id={at === 0 ? idOf('fields') : undefined}
                size="small"
                checked={asked.includes(field)}
                onChange={(_, isOn) => toggle(field, isOn)}
              />
            }
            label={isKeyField(field) ? `${names([field])} (${text('blind')})` : names([field])}
          />
        ))}
        {isTried && asked.length === 0 ? (
          <FormHelperText error sx={{ flexBasis: '100%' }}>
            {text('nothing')}
          </FormHelperText>
        ) : null}
      </fieldset>
      <EnclosedFiles record={record} chosen={fileIds} onChoose={(ids) => kept.type({ fileIds: ids })} />
    </QuestionDialog>
  );
}
