import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type Identifier, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface RowActionsProps {
  readonly id: Identifier;
  readonly name: string;
  readonly canEdit: boolean;
  readonly canShow: boolean;
  /** Further actions, last. */
  readonly children?: ReactNode;
}

export function RowActions({ id, name, canEdit, canShow, children }: RowActionsProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const place = `/${resource}/${encodeURIComponent(id)}`;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {canShow ? <Action to={`${place}/show`} text={translate('records.detail')} name={name} /> : null}
      {canEdit ? <Action to={place} text={translate('records.edit')} name={name} /> : null}
      {children}
    </Stack>
  );
}

function Action({ to, text, name }: { readonly to: string; readonly text: string; readonly name: string }) {
  return (
    <Button component={Link} to={to} size="small" sx={{ minWidth: 0 }} aria-label={`${text} ${name}`}>
      {text}
    </Button>
  );
}
