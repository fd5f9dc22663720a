import { Chip, Stack, Typography } from '@mui/material';
import { PERMISSIONS } from '@myverify/domain/account/role';
import { ROLE_NAME } from '@myverify/domain/account/role.form';
import { CheckboxGroupInput, TextInput, useTranslate } from 'react-admin';
import type { Role } from '../api/records';
import type { Permission } from '../auth/permissions';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { needed } from '../records/field-rules';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { isBuiltIn, useRoleName } from './role';

const CHOICES = PERMISSIONS.map((id) => ({ id, name: `resources.roles.permissions.${id}` }));
const FIRST = { field: 'id', order: 'ASC' } as const;
const FILTERS = [<SearchInput key="name" source="name" label="resources.roles.search" alwaysOn />];
const FORM = (
  <>
    <TextInput source="name" validate={needed(ROLE_NAME)} />
    <CheckboxGroupInput source="permissions" choices={CHOICES} row={false} defaultValue={[]} />
  </>
);

const isOwn = ({ id }: Role) => !isBuiltIn(id);

export default function RoleList() {
  const translate = useTranslate();
  const nameOf = useRoleName();
  const columns: readonly Column<Role>[] = [
    { source: 'id', sortable: true, width: 88 },
    { source: 'name', sortable: true, isName: true, render: nameOf },
    {
      source: 'permissions',
      sortable: true,
      render: ({ permissions }) => <PermissionChips permissions={permissions} />,
      csv: ({ permissions }) => permissions.map((one) => translate(`resources.roles.short.${one}`)).join('; '),
    },
  ];
  return (
    <ResourceList<Role>
      columns={columns}
      sort={FIRST}
      filters={FILTERS}
      isRowSelectable={isOwn}
      isRowEditable={isOwn}
      add={<CreateDialog>{FORM}</CreateDialog>}
      edit={<EditDialog>{FORM}</EditDialog>}
      detail={<ShowDialog columns={columns} />}
    />
  );
}

function PermissionChips({ permissions }: { readonly permissions: readonly Permission[] }) {
  const translate = useTranslate();
  if (permissions.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('resources.roles.none')}
      </Typography>
    );
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {permissions.map((permission) => (
        <Chip
          key={permission}
          size="small"
          label={translate(`resources.roles.short.${permission}`)}
          title={translate(`resources.roles.permissions.${permission}`)}
        />
      ))}
    </Stack>
  );
}
