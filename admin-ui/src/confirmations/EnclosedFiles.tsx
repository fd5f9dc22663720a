import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import type { CheckedGroup } from '@myverify/domain/verdict/checks';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { documentsOf } from '../review/documents';
import { useGroupNames } from '../review/useGroupNames';
import { GROUP, LEGEND } from './group-look';

interface EnclosedFilesProps {
  readonly record: CertificateDetail;
  readonly chosen: readonly string[];
  readonly onChoose: (files: readonly string[]) => void;
}

/** What an office needs to find a student by; who has paid what is none of its business. */
const USUAL: readonly CheckedGroup[] = ['certificate', 'transcript', 'ministry'];
const ON_PURPOSE: readonly CheckedGroup[] = ['photo', 'passport'];

/** The documents that go with a request. Passport pages and the photo are asked for once more. */
export function EnclosedFiles({ record, chosen, onChoose }: EnclosedFilesProps) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  const documents = documentsOf(record);
  const isOf = (groups: readonly CheckedGroup[]) => documents.filter(({ group }) => groups.includes(group));
  const identity = isOf(ON_PURPOSE);
  const [isOnPurpose, setOnPurpose] = useState(identity.some(({ url }) => chosen.includes(url)));
  const text = (key: string) => translate(`resources.confirmations.ask.${key}`);
  const choose = (url: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, url] : chosen.filter((one) => one !== url));
  const shown = isOnPurpose ? [...isOf(USUAL), ...identity] : isOf(USUAL);
  return (
    <fieldset style={GROUP}>
      <legend style={LEGEND}>{translate('resources.confirmations.fields.fileIds')}</legend>
      <FormHelperText sx={{ flexBasis: '100%', mx: 0 }}>
        {text(shown.length > 0 ? 'files_hint' : 'no_files')}
      </FormHelperText>
      {shown.map(({ group, place, of, url }) => (
        <FormControlLabel
          key={url}
          control={<Checkbox size="small" checked={chosen.includes(url)} onChange={(_, isOn) => choose(url, isOn)} />}
          label={translate('resources.confirmations.ask.place', { group: nameOf(group), place, of })}
        />
      ))}
      {identity.length > 0 ? (
        <>
          <FormControlLabel
            sx={{ flexBasis: '100%' }}
            control={
              <Checkbox
                size="small"
                color="warning"
                checked={isOnPurpose}
                onChange={(_, isOn) => {
                  setOnPurpose(isOn);
                  if (!isOn) onChoose(chosen.filter((url) => !identity.some((one) => one.url === url)));
                }}
              />
            }
            label={text('passport')}
          />
          <FormHelperText sx={{ flexBasis: '100%', mx: 0 }}>{text('passport_hint')}</FormHelperText>
        </>
      ) : null}
    </fieldset>
  );
}
