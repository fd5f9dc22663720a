import { MenuItem, TextField, Typography } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { ASKED_FIELDS, type AskedField } from '@myverify/domain/confirmation/asked-fields';
import { OTHER_WAYS, type OtherWay } from '@myverify/domain/confirmation/confirmation';
import { KIND_RULES, megabytesOf } from '@myverify/domain/files/file-kind';
import { dayOf, startOfDay } from '@myverify/domain/shared/calendar';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Confirmation } from '../api/records';
import type { RecordedAnswer } from '../api/verbs';
import { DayField } from '../records/DayField';
import { ErrorSummary } from '../records/ErrorSummary';
import { QuestionDialog } from '../records/QuestionDialog';
import { useKeptText } from '../records/useKeptText';
import { useFieldNames } from '../review/useFieldNames';
import { PictureButtons } from '../uploads/PictureButtons';
import { isUploading } from '../uploads/pending-uploads';
import { AnswerRow } from './AnswerRow';
import { BLANK_ROW, type TypedAnswer, toAnswers } from './recorded-answers';
import type { ConfirmationControl } from './useConfirmations';
import { useEnquiryAct } from './useEnquiryAct';
import { ANSWER_TEXTS, useWrongAnswer } from './useWrongAnswer';

interface RecordAnswerDialogProps {
  readonly request: Confirmation;
  readonly control: ConfirmationControl;
  readonly onClose: () => void;
}

/** By their endings as well: not every system knows the type of a mail. */
const LETTERS = [...KIND_RULES.letter.types, '.eml'].join(',');

/** Writes down what an office said by telephone, letter or mail. */
export function RecordAnswerDialog({ request, control, onClose }: RecordAnswerDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const names = useFieldNames();
  const { recordAnswer } = useDataProvider<AdminDataProvider>();
  const today = dayOf(new Date());
  const kept = useKeptText(`record-answer:${request.id}`, {
    ...{ way: 'telephone' as OtherWay, at: today as string, name: '', office: request.office, reference: '', note: '' },
    fileId: null as string | null,
    answers: {} as Readonly<Partial<Record<AskedField, TypedAnswer>>>,
  });
  const { way, at, fileId, answers, ...texts } = kept.text;
  const [attempt, setAttempt] = useState(0);
  const isTried = attempt > 0;
  const refuse = () => setAttempt((before) => before + 1);
  const form = useId();
  const idOf = (field: string) => `${form}-${field}`;
  const rowOf = (field: AskedField) => idOf(`asked-${field}`);
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
  const refused = record.error instanceof ApiError ? record.error.errors : {};
  const wrong = useWrongAnswer(asked, kept.text, today);
  const told = (field: string, said?: string) => ({
    id: idOf(field),
    label: translate(`resources.confirmations.fields.${field}`),
    text: said ?? refused[field],
  });
  const problems = [
    told('at', wrong.day),
    ...ANSWER_TEXTS.map((field) => told(field, wrong.wrongText(field))),
    told('fileId'),
    { id: rowOf(asked[0] ?? 'name'), text: wrong.nothing },
    ...asked.map((field) => ({
      id: rowOf(field),
      label: names([field]),
      text: wrong.wrongRow(field) ?? refused[field],
    })),
  ].filter((problem) => problem.text !== undefined);
  const submit = () => {
    if (isUploading()) return notify('records.wait_for_uploads', { type: 'warning' });
    if (wrong.isWrong) return refuse();
    const { name, office, reference, note } = texts;
    const body = {
      ...{ way, name: name.trim(), office: office.trim() || null, reference: reference.trim() || null },
      ...{ note: note.trim() || null, fileId, fields: toAnswers(answers) },
      // Today is now: its beginning may be before the request.
      ...(at === today ? {} : { at: startOfDay(at).toISOString() }),
    };
    record.mutate(body, { onError: refuse });
  };
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
      <ErrorSummary problems={problems} attempt={attempt} />
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
        id={idOf('at')}
        label={translate('resources.confirmations.fields.at')}
        value={at}
        max={today}
        onChange={(day) => kept.type({ at: day })}
        isWrong={isTried && wrong.day !== undefined}
        helperText={(isTried ? wrong.day : undefined) ?? refused.at}
      />
      {ANSWER_TEXTS.map((field) => {
        // What is missing is told once it is sent, what is too long at once.
        const said = (isTried || texts[field] !== '' ? wrong.wrongText(field) : undefined) ?? refused[field];
        return (
          <TextField
            key={field}
            id={idOf(field)}
            required={field === 'name'}
            multiline={field === 'note'}
            maxRows={8}
            label={translate(`resources.confirmations.fields.${field}`)}
            value={texts[field]}
            onChange={({ target }) => kept.type({ [field]: target.value })}
            error={said !== undefined}
            helperText={said}
          />
        );
      })}
      <Typography sx={{ fontWeight: 600, mt: 1 }}>{translate('resources.confirmations.fields.fileId')}</Typography>
      <PictureButtons
        id={idOf('fileId')}
        kind="letter"
        accept={LETTERS}
        label={translate('resources.confirmations.fields.fileId')}
        hint={text('file_hint', { megabytes: megabytesOf('letter') })}
        texts={{ upload: text('upload'), remove: text('remove') }}
        hasPicture={fileId !== null}
        problem={refused.fileId}
        onChange={(url) => kept.type({ fileId: url })}
      />
      <Typography sx={{ fontWeight: 600, mt: 2 }} color={isTried && wrong.nothing ? 'error' : undefined}>
        {(isTried ? wrong.nothing : undefined) ?? text('answer')}
      </Typography>
      {asked.map((field) => (
        <AnswerRow
          key={field}
          field={field}
          claimed={request.claimed[field] ?? ''}
          typed={answers[field] ?? BLANK_ROW}
          id={rowOf(field)}
          problem={(isTried || answers[field]?.value ? wrong.wrongRow(field) : undefined) ?? refused[field]}
          onType={(typed) => kept.type((now) => ({ answers: { ...now.answers, [field]: typed } }))}
        />
      ))}
    </QuestionDialog>
  );
}
