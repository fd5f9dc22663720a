import { Box, Typography } from '@mui/material';
import { PasswordInput, RadioButtonGroupInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { DayInput } from '../records/DayInput';
import { dayOf } from '../records/dates';

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

const GENDERS = ['Male', 'Female'].map((id) => ({ id, name: `resources.user.gender.${id}` }));
const LENGTH = { least: 3, most: 18 };

/** Students go by their email, which is longer. */
const usernameLength = (value: string | null | undefined, { email }: Values) => {
  const letters = [...(value ?? '')].length;
  if (letters === 0 || value === email) return undefined;
  return letters < LENGTH.least || letters > LENGTH.most ? 'resources.user.length' : undefined;
};
const sameAsPassword = (value: string | null | undefined, { password }: Values) =>
  (value ?? '') === (password ?? '') ? undefined : 'resources.user.mismatch';

const USERNAME = [required(), usernameLength];
const NEW_PASSWORD = required('resources.user.password_required');
const NEW_CONFIRMATION = [required('resources.user.confirm_required'), sameAsPassword];
const PAIR = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

export function UserFields({ roles, statuses, isNew = false }: UserFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={PAIR}>
        <TextInput source="username" validate={USERNAME} autoComplete="off" helperText="resources.user.username_hint" />
        <TextInput source="email" type="email" validate={required()} autoComplete="off" />
        <SelectInput source="roleId" choices={[...roles]} translateChoice={false} validate={required()} />
        <SelectInput source="status" choices={[...statuses]} validate={required()} />
        <TextInput source="name" />
        <TextInput source="mobilePhone" type="tel" />
      </Box>
      <RadioButtonGroupInput source="gender" choices={GENDERS} />
      <Box sx={PAIR}>
        <DayInput source="birth" max={dayOf(new Date().toISOString())} />
        <TextInput source="nationality" />
        <TextInput source="passport" autoComplete="off" />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {isNew ? '' : translate('resources.user.password_keep')} {translate('resources.user.password_hint')}
      </Typography>
      <Box sx={PAIR}>
        <PasswordInput source="password" autoComplete="new-password" validate={isNew ? NEW_PASSWORD : undefined} />
        <PasswordInput
          source="checkPwd"
          autoComplete="new-password"
          validate={isNew ? NEW_CONFIRMATION : sameAsPassword}
        />
      </Box>
    </>
  );
}
