import { Badge, Button, Stack } from '@mui/material';
import { FILE_FIELDS, type FileField } from '@myverify/domain/certificate/certificate.fields';
import { useTranslate } from 'react-admin';
import type { ReviewDocument } from './documents';

interface DocumentTabsProps {
  readonly documents: readonly ReviewDocument[];
  readonly current: FileField | undefined;
  readonly onChoose: (group: FileField) => void;
}

/** The groups, with how many documents each has. */
export function DocumentTabs({ documents, current, onChoose }: DocumentTabsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, mb: 1 }}>
      {FILE_FIELDS.map((group) => {
        const count = documents.filter((document) => document.group === group).length;
        return (
          <Badge key={group} badgeContent={count} color={count > 0 ? 'primary' : 'error'} showZero max={15}>
            <Button
              size="small"
              variant={group === current ? 'contained' : 'outlined'}
              aria-pressed={group === current}
              disabled={count === 0}
              onClick={() => onChoose(group)}
            >
              {translate(`resources.certificates.fields.${group}`)}
            </Button>
          </Badge>
        );
      })}
    </Stack>
  );
}
