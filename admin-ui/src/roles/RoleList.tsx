import { Chip, Stack, Typography } from '@mui/material';
import { PERMISSIONS } from '@myverify/domain/account/role';
import { CheckboxGroupInput, required, TextInput, useTranslate } from 'react-admin';
import type { Role } from '../api/records';
import type { Permission } from '../auth/permissions';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { AddDialog, DetailDialog, EditDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { NameSearch } from '../records/NameSearch';
import { isBuiltIn, useRoleName } from './role';

const CHOICES = PERMISSIONS.map((id) => ({ id, name: `resources.role.permissions.${id}` }));
const FIRST = { field: 'id', order: 'ASC' } as const;
const isOwn = ({ id }: Role) => !isBuiltIn(id);

export default function RoleList() {
  const translate = useTranslate();
  const nameOf = useRoleName();
  const columns: readonly Column<Role>[] = [
    { source: 'id', sortable: true, width: 88 },
    { source: 'name', sortable: true, isName: true, render: nameOf },
    {
      source: 'permissions',
      render: ({ permissions }) => <PermissionChips permissions={permissions} />,
      csv: ({ permissions }) => permissions.map((one) => translate(`resources.role.short.${one}`)).join('; '),
    },
  ];
  return (
    <ListPage<Role>
      columns={columns}
      sort={FIRST}
      filters={<NameSearch source="name" placeholder="resources.role.search" />}
      isRowSelectable={isOwn}
      isRowEditable={isOwn}
      add={
        <AddDialog>
          <RoleFields />
        </AddDialog>
      }
      edit={
        <EditDialog>
          <RoleFields />
        </EditDialog>
      }
      detail={
        <DetailDialog>
          <DetailFields<Role> columns={columns} />
        </DetailDialog>
      }
    />
  );
}

function PermissionChips({ permissions }: { readonly permissions: readonly Permission[] }) {
  const translate = useTranslate();
  if (permissions.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('resources.role.none')}
      </Typography>
    );
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {permissions.map((permission) => (
        <Chip
          key={permission}
          size="small"
          label={translate(`resources.role.short.${permission}`)}
          title={translate(`resources.role.permissions.${permission}`)}
        />
      ))}
    </Stack>
  );
}

function RoleFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <CheckboxGroupInput source="permissions" choices={CHOICES} row={false} defaultValue={[]} />
    </>
  );
}
