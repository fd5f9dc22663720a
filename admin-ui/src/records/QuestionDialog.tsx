import {
  Alert,
  type Breakpoint,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface QuestionDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly submit: string;
  /** What the button says that leaves everything as it is. */
  readonly leave?: string;
  readonly colour?: 'primary' | 'warning' | 'error';
  readonly width?: Breakpoint;
  /** Of a dialog that keeps nothing: whether something is typed, which its buttons alone give up. */
  readonly isTyped?: boolean;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something is done; what was refused is told here, and everything stays as it was typed. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, submit, leave, colour = 'primary', width = 'sm', isTyped, error, isPending } = props;
  const { onSubmit, onClose } = props;
  const translate = useTranslate();
  const heading = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  const leaveBeside = (_: object, reason: 'escapeKeyDown' | 'backdropClick') => {
    if (isTyped === undefined || (reason === 'escapeKeyDown' && !isTyped)) onClose();
  };
  return (
    <Dialog open onClose={leaveBeside} fullWidth maxWidth={width} aria-labelledby={heading}>
      <form onSubmit={send} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          {error ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error.message}
            </Alert>
          ) : null}
          {text ? (
            <DialogContentText variant="body2" sx={{ mb: 1 }}>
              {text}
            </DialogContentText>
          ) : null}
          {props.children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{leave ?? translate('records.cancel')}</Button>
          {/* Off, it would lose the focus, and Escape would go nowhere. */}
          <Button type="submit" variant="contained" color={colour} aria-disabled={isPending}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
