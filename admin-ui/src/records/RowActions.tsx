import Edit from '@mui/icons-material/EditOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { type Identifier, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../resources';

interface RowActionsProps {
  readonly id: Identifier;
  readonly name: string;
  readonly canEdit: boolean;
  readonly canShow: boolean;
  /** Further actions, first: they are words. */
  readonly children?: ReactNode;
}

export function RowActions({ id, name, canEdit, canShow, children }: RowActionsProps) {
  const resource = useResourceContext() ?? '';
  const place = `${addressOf(resource)}/${encodeURIComponent(id)}`;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
      {children}
      {canShow ? <Action to={`${place}/show`} text="records.detail" name={name} icon={<Visibility />} /> : null}
      {canEdit ? <Action to={place} text="records.edit" name={name} icon={<Edit />} /> : null}
    </Stack>
  );
}

interface ActionProps {
  readonly to: string;
  /** Key of its text. */
  readonly text: string;
  readonly name: string;
  readonly icon: ReactElement;
}

function Action({ to, text, name, icon }: ActionProps) {
  const label = useTranslate()(text);
  return (
    <Tooltip title={label}>
      <IconButton
        component={Link}
        to={to}
        size="small"
        color="primary"
        aria-label={`${label} ${name}`}
        sx={{ '& svg': { fontSize: '1.25rem' } }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
