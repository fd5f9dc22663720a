import { Box, Typography } from '@mui/material';
import { GENDERS } from '@myverify/domain/account/user';
import { message } from '@myverify/domain/messages/message';
import { dayOf } from '@myverify/domain/shared/calendar';
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
import { useWatch } from 'react-hook-form';
import type { User } from '../api/records';
import type { CurrentUser } from '../auth/current-user';
import { messageText } from '../i18n/refusals';
import { DayInput } from '../records/DayInput';
import { mayChangeEmail, passwordRule, takesPassword, usernameProblem } from './credentials';

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
  readonly password?: string | null;
  readonly email?: string | null;
}

const GENDER_CHOICES = GENDERS.map((id) => ({ id, name: `resources.users.gender.${id}` }));

const usernameLength = (value: string | null | undefined, { email }: Values) => {
  const problem = usernameProblem(value ?? '', email);
  return problem ? messageText(problem) : undefined;
};
const sameAsPassword = (value: string | null | undefined, { password }: Values) =>
  (value ?? '') === (password ?? '') ? undefined : messageText(message('staff_passwords_differ'));

const USERNAME = [required(), usernameLength];
const PAIR = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

export function UserFields({ roles, statuses, isNew = false }: UserFieldsProps) {
  const { identity } = useGetIdentity();
  const account = useRecordContext<User>();
  if (!identity) return null;
  const actor = identity as unknown as CurrentUser;
  const known = isNew ? null : (account ?? null);
  return (
    <>
      <Box sx={PAIR}>
        <TextInput
          source="username"
          validate={USERNAME}
          autoComplete="off"
          helperText="resources.users.username_hint"
        />
        <TextInput
          source="email"
          type="email"
          validate={required()}
          autoComplete="off"
          readOnly={!mayChangeEmail(actor, known)}
        />
        <SelectInput source="roleId" choices={[...roles]} translateChoice={false} validate={required()} />
        <SelectInput source="status" choices={[...statuses]} validate={required()} />
        <TextInput source="name" />
        <TextInput source="mobilePhone" type="tel" />
      </Box>
      <RadioButtonGroupInput source="gender" choices={GENDER_CHOICES} />
      <Box sx={PAIR}>
        <DayInput source="birth" max={dayOf(new Date())} />
        <TextInput source="nationality" />
        <TextInput source="passport" autoComplete="off" />
      </Box>
      <PasswordFields actor={actor} account={known} />
    </>
  );
}

interface PasswordFieldsProps {
  readonly actor: CurrentUser;
  readonly account: User | null;
}

/** What is taken out with another role must not be sent. */
const AS_LONG_AS_SHOWN = { shouldUnregister: true, fullWidth: true };

function PasswordFields({ actor, account }: PasswordFieldsProps) {
  const translate = useTranslate();
  const roleId = useWatch<{ roleId?: number | null }>({ name: 'roleId' });
  const rule = passwordRule(actor, account, roleId ?? null);
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate(`resources.users.password_${rule}`)}
      </Typography>
      {takesPassword(rule) ? (
        <Box sx={PAIR}>
          <PasswordInput source="password" autoComplete="new-password" {...AS_LONG_AS_SHOWN} />
          <PasswordInput
            source="checkPwd"
            autoComplete="new-password"
            validate={sameAsPassword}
            {...AS_LONG_AS_SHOWN}
          />
          {rule === 'own' ? (
            <PasswordInput source="oldPassword" autoComplete="current-password" {...AS_LONG_AS_SHOWN} />
          ) : null}
        </Box>
      ) : null}
    </>
  );
}
