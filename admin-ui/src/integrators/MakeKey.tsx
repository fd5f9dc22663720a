import { Alert, Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { KEY_MODES } from '@myverify/domain/integrator/key-text';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AutocompleteInput,
  Create,
  RadioButtonGroupInput,
  type RaRecord,
  ReferenceInput,
  required,
  useListContext,
  useTranslate,
} from 'react-admin';
import { RecordDialog, useCloseDialog } from '../records/RecordDialog';
import { RecordForm } from '../records/RecordForm';
import { useCopy } from '../records/useCopy';
import { KeyFields, toKey } from './KeyFields';

const MODES = KEY_MODES.map((id) => ({ id, name: `resources.api-keys.modes.${id}` }));
const byName = (q: string) => ({ q });
const NEW = { permissions: ['reports.check'], mode: 'live', networks: [] };

/** Makes a key, and shows it this once. */
export function MakeKey() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const [key, setKey] = useState<string | null>(null);
  // Whoever closed it meanwhile would have a key that nobody can read.
  const isMaking = useIsMutating({ mutationKey: ['api-keys', 'create'] }) > 0;
  const title = translate(key === null ? 'resources.api-keys.add' : 'resources.api-keys.made_title');
  const onSuccess = (made: RaRecord) => setKey(String(made.key));
  return (
    <RecordDialog title={title} mayClose={key === null && !isMaking}>
      {key === null ? (
        <Create
          title={false}
          actions={false}
          component="div"
          redirect={false}
          record={{ ...NEW, ...filterValues }}
          transform={toKey}
          mutationOptions={{ onSuccess }}
        >
          <RecordForm name="api-keys.add">
            <ReferenceInput source="integratorId" reference="integrators" sort={{ field: 'name', order: 'ASC' }}>
              <AutocompleteInput optionText="name" filterToQuery={byName} validate={required()} helperText={false} />
            </ReferenceInput>
            <RadioButtonGroupInput source="mode" choices={MODES} helperText="resources.api-keys.mode_hint" />
            <KeyFields />
          </RecordForm>
        </Create>
      ) : (
        <ShownOnce text={key} />
      )}
    </RecordDialog>
  );
}

function ShownOnce({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  const close = useCloseDialog();
  return (
    <>
      <DialogContent dividers>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('resources.api-keys.made_text')}
        </Alert>
        <TextField
          value={text}
          fullWidth
          slotProps={{
            input: { readOnly: true, sx: { fontFamily: 'monospace' } },
            htmlInput: { 'aria-label': translate('resources.api-keys.made_title') },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy(text, 'resources.api-keys.copied')}>
          {translate('resources.api-keys.copy')}
        </Button>
        <Button variant="contained" onClick={close}>
          {translate('resources.api-keys.close')}
        </Button>
      </DialogActions>
    </>
  );
}
