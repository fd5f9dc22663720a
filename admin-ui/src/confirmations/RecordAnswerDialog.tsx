import { MenuItem, TextField, Typography } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { ASKED_FIELDS, type AskedField } from '@myverify/domain/confirmation/asked-fields';
import { CONFIRMATION_TEXTS, OTHER_WAYS, type OtherWay } from '@myverify/domain/confirmation/confirmation';
import { KIND_RULES, megabytesOf } from '@myverify/domain/files/file-kind';
import { dayOf, isDay, startOfDay } from '@myverify/domain/shared/calendar';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Confirmation } from '../api/records';
import type { RecordedAnswer } from '../api/verbs';
import { DayField } from '../records/DayField';
import { QuestionDialog } from '../records/QuestionDialog';
import { useKeptText } from '../records/useKeptText';
import { PictureButtons } from '../uploads/PictureButtons';
import { isUploading } from '../uploads/pending-uploads';
import { AnswerRow } from './AnswerRow';
import { BLANK_ROW, isUnfinished, type TypedAnswer, toAnswers } from './recorded-answers';
import type { ConfirmationControl } from './useConfirmations';
import { useEnquiryAct } from './useEnquiryAct';

interface RecordAnswerDialogProps {
  readonly request: Confirmation;
  readonly control: ConfirmationControl;
  readonly onClose: () => void;
}

const TEXTS = ['name', 'office', 'reference', 'note'] as const;
/** By their endings as well: not every system knows the type of a mail. */
const LETTERS = [...KIND_RULES.letter.types, '.eml'].join(',');

/** Writes down what an office said by telephone, letter or mail. */
export function RecordAnswerDialog({ request, control, onClose }: RecordAnswerDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { recordAnswer } = useDataProvider<AdminDataProvider>();
  const today = dayOf(new Date());
  const kept = useKeptText(`record-answer:${request.id}`, {
    ...{ way: 'telephone' as OtherWay, at: today as string, name: '', office: request.office, reference: '', note: '' },
    fileId: null as string | null,
    answers: {} as Readonly<Partial<Record<AskedField, TypedAnswer>>>,
  });
  const { way, at, fileId, answers, ...texts } = kept.text;
  const [isTried, setTried] = useState(false);
  const asked = ASKED_FIELDS.filter((field) => request.claimed[field] !== undefined);
  const record = useEnquiryAct((body: RecordedAnswer) => recordAnswer(request.id, body), {
    text: 'recorded',
    control,
    onDone: () => {
      kept.forget();
      onClose();
    },
  });
  const text = (key: string, given: object = {}) => translate(`resources.confirmations.record.${key}`, given);
  const isDayWrong = !isDay(at) || at > today;
  const isNothing = asked.every((field) => !answers[field]?.answer);
  const submit = () => {
    if (isUploading()) return notify('records.wait_for_uploads', { type: 'warning' });
    setTried(true);
    if (isDayWrong || isNothing || texts.name.trim() === '' || asked.some((field) => isUnfinished(answers[field])))
      return;
    const { name, office, reference, note } = texts;
    record.mutate({
      ...{ way, name: name.trim(), office: office.trim() || null, reference: reference.trim() || null },
      ...{ note: note.trim() || null, fileId, fields: toAnswers(answers) },
      // Today is now: its beginning may be before the request.
      ...(at === today ? {} : { at: startOfDay(at).toISOString() }),
    });
  };
  const refused = record.error instanceof ApiError ? record.error.errors : {};
  return (
    <QuestionDialog
      title={text('title')}
      text={text('text')}
      submit={text('save')}
      error={record.error}
      isPending={record.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        select
        autoFocus
        sx={{ mt: 2 }}
        label={translate('resources.confirmations.fields.way')}
        value={way}
        onChange={({ target }) => kept.type({ way: target.value as OtherWay })}
      >
        {OTHER_WAYS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`resources.confirmations.ways.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        label={translate('resources.confirmations.fields.at')}
        value={at}
        max={today}
        onChange={(day) => kept.type({ at: day })}
        isWrong={isTried && isDayWrong}
        helperText={isTried && isDayWrong ? text('day_wrong') : refused.at}
      />
      {TEXTS.map((field) => {
        const isMissing = isTried && field === 'name' && texts.name.trim() === '';
        const isTooLong = texts[field].length > CONFIRMATION_TEXTS[field].most;
        const length = { length: texts[field].length, most: CONFIRMATION_TEXTS[field].most };
        return (
          <TextField
            key={field}
            required={field === 'name'}
            multiline={field === 'note'}
            maxRows={8}
            label={translate(`resources.confirmations.fields.${field}`)}
            value={texts[field]}
            onChange={({ target }) => kept.type({ [field]: target.value })}
            error={isMissing || isTooLong || field in refused}
            helperText={
              isMissing ? text('name_needed') : isTooLong ? translate('records.count', length) : refused[field]
            }
          />
        );
      })}
      <Typography sx={{ fontWeight: 600, mt: 1 }}>{translate('resources.confirmations.fields.fileId')}</Typography>
      <PictureButtons
        kind="letter"
        accept={LETTERS}
        label={translate('resources.confirmations.fields.fileId')}
        hint={text('file_hint', { megabytes: megabytesOf('letter') })}
        texts={{ upload: text('upload'), remove: text('remove') }}
        hasPicture={fileId !== null}
        problem={refused.fileId}
        onChange={(url) => kept.type({ fileId: url })}
      />
      <Typography sx={{ fontWeight: 600, mt: 2 }} color={isTried && isNothing ? 'error' : undefined}>
        {isTried && isNothing ? text('nothing') : text('answer')}
      </Typography>
      {asked.map((field) => (
        <AnswerRow
          key={field}
          field={field}
          claimed={request.claimed[field] ?? ''}
          typed={answers[field] ?? BLANK_ROW}
          isTried={isTried}
          problem={refused[field]}
          onType={(typed) => kept.type((now) => ({ answers: { ...now.answers, [field]: typed } }))}
        />
      ))}
    </QuestionDialog>
  );
}
