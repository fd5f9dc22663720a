import { Chip } from '@mui/material';
import { dayOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useGetList, useTranslate } from 'react-admin';
import type { Role, User } from '../api/records';
import { Address } from '../records/Address';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { isForUsers, useRoleName } from '../roles/role';
import { UserActions } from './UserActions';
import { UserFields } from './UserFields';

const FIRST = { field: 'id', order: 'DESC' } as const;
const STATUSES = ['active', 'disabled'].map((id) => ({ id, name: `resources.users.status.${id}` }));
const MAILS = [{ id: 'returned', name: 'resources.users.mail.returned' }];
const ALL_ROLES = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' } } as const;

export default function UserList() {
  const roles = useRoleChoices();
  const columns = useUserColumns(roles);
  return (
    <ResourceList<User>
      columns={columns}
      sort={FIRST}
      filters={[
        <SearchInput key="name" source="name" label="resources.users.search" alwaysOn />,
        <SearchInput key="email" source="email" label="resources.users.search_email" isWhole alwaysOn />,
        <SelectInput key="roleId" source="roleId" choices={[...roles]} translateChoice={false} />,
        <SelectInput key="status" source="status" choices={STATUSES} />,
        <SelectInput key="mail" source="mail" choices={MAILS} />,
      ]}
      add={
        <CreateDialog record={{ status: 'active' }}>
          <UserFields roles={roles} statuses={STATUSES} isNew />
        </CreateDialog>
      }
      edit={
        <EditDialog>
          <UserFields roles={roles} statuses={STATUSES} />
        </EditDialog>
      }
      detail={
        <ShowDialog columns={columns}>
          <UserActions />
        </ShowDialog>
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
  const { data: roles = [] } = useGetList<Role>('roles', ALL_ROLES);
  return roles.filter(isForUsers).map((role) => ({ id: role.id, name: nameOf(role) }));
}

function useUserColumns(roles: readonly RoleChoice[]): readonly Column<User>[] {
  const translate = useTranslate();
  const role = ({ roleId }: User) => roles.find(({ id }) => id === roleId)?.name ?? String(roleId);
  const status = (user: User) => translate(`resources.users.status.${user.status}`);
  const gender = (user: User) => (user.gender ? translate(`resources.users.gender.${user.gender}`) : '');
  const created = (user: User) => dayOf(user.createdAt);
  return [
    { source: 'id', sortable: true, width: 88 },
    {
      source: 'username',
      sortable: true,
      isName: true,
      render: ({ username }) => <Address>{username}</Address>,
      csv: ({ username }) => username,
    },
    { source: 'name', sortable: true },
    {
      source: 'email',
      sortable: true,
      render: ({ email, bouncedSince }) => (
        <>
          <Address>{email ?? '–'}</Address>{' '}
          {bouncedSince ? (
            <Chip size="small" color="error" variant="outlined" label={translate('resources.users.mail.returned')} />
          ) : null}
        </>
      ),
      csv: (user) => user.email ?? '',
    },
    { source: 'roleId', sortable: true, render: role },
    {
      source: 'status',
      sortable: true,
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
    {
      source: 'bouncedSince',
      isHidden: true,
      render: ({ bouncedSince }) => (bouncedSince ? dayOf(bouncedSince) : '–'),
      csv: ({ bouncedSince }) => (bouncedSince ? dayOf(bouncedSince) : ''),
    },
    { source: 'mobilePhone', isHidden: true },
    { source: 'gender', isHidden: true, render: (user) => gender(user) || '–' },
    { source: 'birth', isHidden: true },
    { source: 'age', isHidden: true },
    { source: 'nationality', isHidden: true },
    { source: 'passport', isHidden: true },
  ];
}
