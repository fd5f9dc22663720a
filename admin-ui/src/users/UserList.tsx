import { Chip } from '@mui/material';
import { dayOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useGetList, useTranslate } from 'react-admin';
import type { Role, User } from '../api/records';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { AddDialog, DetailDialog, EditDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { NameSearch } from '../records/NameSearch';
import { isForUsers, useRoleName } from '../roles/role';
import { UserActions } from './UserActions';
import { UserFields } from './UserFields';

const FIRST = { field: 'id', order: 'DESC' } as const;
const STATUSES = ['active', 'disabled'].map((id) => ({ id, name: `resources.user.status.${id}` }));
const ALL_ROLES = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' } } as const;

export default function UserList() {
  const roles = useRoleChoices();
  const { listed, detailed } = useUserColumns(roles);
  return (
    <ListPage<User>
      columns={listed}
      sort={FIRST}
      filters={
        <>
          <NameSearch source="name" placeholder="resources.user.search" />
          <NameSearch source="email" placeholder="resources.user.search_email" />
          <SelectInput source="roleId" choices={[...roles]} translateChoice={false} helperText={false} />
          <SelectInput source="status" choices={STATUSES} helperText={false} />
        </>
      }
      add={
        <AddDialog record={{ status: 'active' }}>
          <UserFields roles={roles} statuses={STATUSES} isNew />
        </AddDialog>
      }
      edit={
        <EditDialog>
          <UserFields roles={roles} statuses={STATUSES} />
        </EditDialog>
      }
      detail={
        <DetailDialog>
          <DetailFields<User> columns={detailed} />
          <UserActions />
        </DetailDialog>
      }
    />
  );
}

interface RoleChoice {
  readonly id: number;
  readonly name: string;
}

function useRoleChoices(): readonly RoleChoice[] {
  const nameOf = useRoleName();
  const { data: roles = [] } = useGetList<Role>('role', ALL_ROLES);
  return roles.filter(isForUsers).map((role) => ({ id: role.id, name: nameOf(role) }));
}

function useUserColumns(roles: readonly RoleChoice[]) {
  const translate = useTranslate();
  const role = ({ roleId }: User) => roles.find(({ id }) => id === roleId)?.name ?? String(roleId);
  const status = (user: User) => translate(`resources.user.status.${user.status}`);
  const gender = (user: User) => (user.gender ? translate(`resources.user.gender.${user.gender}`) : '');
  const created = (user: User) => dayOf(user.createdAt);
  const listed: readonly Column<User>[] = [
    { source: 'id', sortable: true, width: 88 },
    { source: 'username', sortable: true, isName: true },
    { source: 'name', sortable: true },
    { source: 'email', sortable: true },
    { source: 'roleId', render: role },
    {
      source: 'status',
      csv: status,
      render: (user) => (
        <Chip
          size="small"
          variant="outlined"
          color={user.status === 'active' ? 'success' : 'default'}
          label={status(user)}
        />
      ),
    },
    { source: 'createdAt', sortable: true, width: 112, render: created },
  ];
  const more: readonly Column<User>[] = [
    { source: 'mobilePhone' },
    { source: 'gender', render: (user) => gender(user) || '–' },
    { source: 'birth' },
    { source: 'age' },
    { source: 'nationality' },
    { source: 'passport' },
  ];
  return { listed, detailed: [...listed, ...more] };
}
