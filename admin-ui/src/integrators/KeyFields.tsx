import { KEY_NAME, KEY_PERMISSIONS } from '@myverify/domain/integrator/api-key';
import { CheckboxGroupInput, required, TextInput } from 'react-admin';
import { DayInput } from '../records/DayInput';
import { needed } from '../records/field-rules';

const PERMISSIONS = KEY_PERMISSIONS.map((id) => ({ id, name: `resources.api-keys.permissions.${id}` }));
const linesOf = (networks: unknown) => (Array.isArray(networks) ? networks.join('\n') : '');
const networksIn = (text: string) => text.split(/[\s,;]+/u);
const withoutBlanks = (networks: unknown) =>
  Array.isArray(networks) ? networks.filter((one) => one !== '') : networks;

/** As it is sent: an emptied line is no network. */
export const toKey = ({ networks, ...key }: Record<string, unknown>) => ({ ...key, networks: withoutBlanks(networks) });

/** What may be changed of a key. */
export function KeyFields() {
  return (
    <>
      <TextInput source="name" validate={needed(KEY_NAME)} />
      <CheckboxGroupInput source="permissions" choices={PERMISSIONS} validate={required()} row={false} />
      <TextInput
        source="networks"
        format={linesOf}
        parse={networksIn}
        multiline
        minRows={2}
        helperText="resources.api-keys.networks_hint"
      />
      <DayInput source="endsAt" isMoment helperText="resources.api-keys.ends_hint" />
    </>
  );
}
