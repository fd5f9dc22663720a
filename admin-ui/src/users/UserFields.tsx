import { Box, Typography } from '@mui/material';
import { ROLE } from '@myverify/domain/account/role';
import { GENDERS } from '@myverify/domain/account/user';
import { USER_FIELDS } from '@myverify/domain/account/user.form';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  PasswordInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
  useGetIdentity,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { User } from '../api/records';
import type { CurrentUser } from '../auth/current-user';
import { readOrganisation } from '../auth/organisation';
import { messageText } from '../i18n/refusals';
import { DayInput } from '../records/DayInput';
import { fits, needed } from '../records/field-rules';
import { mayChangeEmail, passwordRule, usernameProblem } from './credentials';
import { PendingAddress } from './PendingAddress';

interface Choice {
  readonly id: number | string;
  readonly name: string;
}

interface UserFieldsProps {
  readonly roles: readonly Choice[];
  readonly statuses: readonly Choice[];
  readonly isNew?: boolean;
}

interface Values {
  readonly email?: string | null;
}

const GENDER_CHOICES = GENDERS.map((id) => ({ id, name: `resources.users.gender.${id}` }));

const usernameRules = (present: string | null) => [
  required(),
  (value: string | null | undefined, { email }: Values) => {
    const problem = usernameProblem(value ?? '', email, present);
    return problem ? messageText(problem) : undefined;
  },
];

const EMAIL = needed(USER_FIELDS.email);
const NAME = fits(USER_FIELDS.name);
const MOBILE_PHONE = fits(USER_FIELDS.mobilePhone);
const NATIONALITY = fits(USER_FIELDS.nationality);
const PASSPORT = fits(USER_FIELDS.passport);
const CAPITALS = { htmlInput: { autoCapitalize: 'characters' } };
const PAIR = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

export function UserFields({ roles, statuses, isNew = false }: UserFieldsProps) {
  const { identity } = useGetIdentity();
  const account = useRecordContext<User>();
  const present = isNew ? null : (account?.username ?? null);
  const username = useMemo(() => usernameRules(present), [present]);
  if (!identity) return null;
  const actor = identity as unknown as CurrentUser;
  const known = isNew ? null : (account ?? null);
  return (
    <>
      <Box sx={PAIR}>
        <TextInput
          source="username"
          validate={username}
          autoComplete="off"
          helperText="resources.users.username_hint"
        />
        <TextInput
          source="email"
          type="email"
          validate={EMAIL}
          autoComplete="off"
          readOnly={!mayChangeEmail(actor, known)}
          helperText={known && mayChangeEmail(actor, known) ? 'resources.users.address.hint' : undefined}
        />
        <SelectInput source="roleId" choices={offered(roles, known)} translateChoice={false} validate={required()} />
        <SelectInput source="status" choices={[...statuses]} validate={required()} />
        <TextInput source="name" validate={NAME} />
        <TextInput source="mobilePhone" type="tel" validate={MOBILE_PHONE} />
      </Box>
      {known ? <PendingAddress /> : null}
      <RadioButtonGroupInput source="gender" choices={GENDER_CHOICES} />
      <Box sx={PAIR}>
        <DayInput source="birth" max={dayOf(new Date())} />
        <TextInput source="nationality" validate={NATIONALITY} />
        <TextInput source="passport" validate={PASSPORT} autoComplete="off" slotProps={CAPITALS} />
      </Box>
      <PasswordFields actor={actor} account={known} />
    </>
  );
}

/** People of integrators are invited there, and stay what they are. */
const offered = (roles: readonly Choice[], account: User | null): Choice[] =>
  roles.filter(({ id }) => (id === ROLE.integrator) === (account?.roleId === ROLE.integrator));

interface PasswordFieldsProps {
  readonly actor: CurrentUser;
  readonly account: User | null;
}

function PasswordFields({ actor, account }: PasswordFieldsProps) {
  const translate = useTranslate();
  const { data: organisation } = useQuery({ queryKey: ['organisation'], queryFn: readOrganisation, retry: false });
  const rule = passwordRule(actor, account, organisation?.only);
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate(`resources.users.password_${rule}`)}
      </Typography>
      {rule === 'own' ? (
        <Box sx={PAIR}>
          <PasswordInput source="oldPassword" autoComplete="current-password" fullWidth />
        </Box>
      ) : null}
    </>
  );
}
