import {
  Alert,
  Box,
  Button,
  Chip,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useTranslate } from 'react-admin';
import type { Confirmation, ConfirmationAnswer } from '../api/records';
import { useFieldNames } from '../review/useFieldNames';
import { useValueText } from '../review/useFieldValue';
import { type AnsweredField, fieldsIn } from './standing-fields';

interface AnswerNoteProps {
  readonly request: Confirmation;
  readonly answer: ConfirmationAnswer;
  /** What its party has given a later answer about. */
  readonly superseded: ReadonlySet<AskedField>;
  /** The same for other officers: what one has written down oneself counts for them. */
  readonly supersededForOthers: ReadonlySet<AskedField>;
  /** Where the officer may settle what is close or differs. */
  readonly onSettle: ((told: AnsweredField) => void) | undefined;
}

const COLUMNS = ['field', 'claimed', 'answered'] as const;

/** One answer: who gave it and how, and what it says beside what is claimed. */
export function AnswerNote({ request, answer, superseded, supersededForOthers, onSettle }: AnswerNoteProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  const { outcome, way, name, office, reference, note, file, at, disputedAt, recordedByName } = answer;
  const text = (key: string, given: object = {}) => translate(`resources.confirmations.${key}`, given);
  const who = [name, office, reference === null ? null : text('told.reference', { reference })]
    .filter(Boolean)
    .join(translate('review.separator'));
  const fields = fieldsIn(request, answer);
  const matching = fields.filter(({ likeness }) => likeness === 'equal').map(({ field }) => field);
  const others = fields.filter(({ likeness }) => likeness !== 'equal');
  const kind =
    outcome === 'declined' ? (who === '' ? 'declined' : 'declined_by') : way === 'link' ? 'link' : 'recorded';
  const told = { day: dayOf(at), who, way: text(`ways.${way}`), name: recordedByName ?? text('gone_officer') };
  return (
    <Box sx={{ mt: 0.5, opacity: disputedAt === null ? 1 : 0.75 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text(`told.${kind}`, told)}
      </Typography>
      {disputedAt === null ? null : (
        <Alert severity="error" sx={{ my: 0.5 }}>
          {text('told.disputed', { day: dayOf(disputedAt) })}
        </Alert>
      )}
      {note === null ? null : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      {file === null ? null : (
        <MuiLink href={file} target="_blank" rel="noopener" variant="body2">
          {text('letter')}
        </MuiLink>
      )}
      {matching.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {text('told.matches', { fields: names(matching) })}
        </Typography>
      ) : null}
      {others.length > 0 ? (
        <FieldTable
          fields={others}
          superseded={superseded}
          supersededForOthers={supersededForOthers}
          onSettle={disputedAt === null ? onSettle : undefined}
        />
      ) : null}
    </Box>
  );
}

interface FieldTableProps {
  readonly fields: readonly AnsweredField[];
  readonly superseded: AnswerNoteProps['superseded'];
  readonly supersededForOthers: AnswerNoteProps['superseded'];
  readonly onSettle: AnswerNoteProps['onSettle'];
}

/** What is not simply as it is claimed. */
function FieldTable({ fields, superseded, supersededForOthers, onSettle }: FieldTableProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.confirmations.${key}`);
  return (
    <Table size="small" sx={{ mt: 0.5, '& td, & th': CELL, '& td': { wordBreak: 'break-word' } }}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell key={column}>{text(`column.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((one) => (
          <FieldRow
            key={one.field}
            told={one}
            isSuperseded={superseded.has(one.field)}
            isSupersededForOthers={supersededForOthers.has(one.field)}
            onSettle={onSettle}
          />
        ))}
      </TableBody>
    </Table>
  );
}

/** Names of fields are not broken within a word; values may be one long one. */
const CELL = { px: 0.75, overflowWrap: 'break-word', wordBreak: 'keep-all', verticalAlign: 'top' };

interface FieldRowProps {
  readonly told: AnsweredField;
  readonly isSuperseded: boolean;
  readonly isSupersededForOthers: boolean;
  readonly onSettle: AnswerNoteProps['onSettle'];
}

const COLOURS = { equal: 'success', close: 'warning', differs: 'error' } as const;

function FieldRow({ told, isSuperseded, isSupersededForOthers, onSettle }: FieldRowProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  const read = useValueText();
  const { field, claimed, value, likeness, settlement } = told;
  const text = (key: string, given: object = {}) => translate(`resources.confirmations.${key}`, given);
  const isOpen = (likeness === 'close' || likeness === 'differs') && !settlement && !isSuperseded;
  const name = names([field]);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell>{read(field, claimed)}</TableCell>
      <TableCell>
        {value === null ? null : `${read(field, value)} `}
        <Chip
          size="small"
          variant="outlined"
          color={likeness === null ? 'default' : settlement ? 'success' : COLOURS[likeness]}
          label={text(`likeness.${likeness ?? 'none'}`)}
        />
        {likeness === 'close' && isOpen ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('close_hint')}
          </Typography>
        ) : null}
        {isSuperseded || isSupersededForOthers ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text(isSuperseded ? 'told.superseded' : 'told.own_later')}
          </Typography>
        ) : null}
        {settlement ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
            {text('told.settled', {
              name: settlement.officerName ?? text('gone_officer'),
              day: dayOf(settlement.at),
              note: settlement.note,
            })}
          </Typography>
        ) : null}
        {isOpen && onSettle ? (
          <Button size="small" onClick={() => onSettle(told)} aria-label={`${text('do.settle')} ${name}`}>
            {text('do.settle')}
          </Button>
        ) : null}
      </TableCell>
    </TableRow>
  );
}
