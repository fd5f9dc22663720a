import { Box, Button } from '@mui/material';
import type { CheckedGroup } from '@myverify/domain/verdict/checks';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { DocumentViewer } from './DocumentViewer';
import { documentsOf } from './documents';
import { useGroupNames } from './useGroupNames';
import { useSlots } from './useSlots';
import { useView } from './useView';

interface GroupDocumentsProps {
  readonly record: CertificateDetail;
  readonly groups: readonly CheckedGroup[];
}

/** The documents of some groups, beside what is said of them. */
export function GroupDocuments({ record, groups }: GroupDocumentsProps) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  const control = useView();
  const slots = useSlots(documentsOf(record), control.reset, groups);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      {groups.length > 1 ? (
        <Box
          role="group"
          aria-label={translate('verdicts.groups')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {groups.map((group) => (
            <Button
              key={group}
              size="small"
              variant="outlined"
              color={group === slots.group ? 'primary' : 'inherit'}
              aria-pressed={group === slots.group}
              onClick={() => slots.choose(group)}
            >
              {nameOf(group)}
            </Button>
          ))}
        </Box>
      ) : null}
      <Box sx={{ height: { xs: '60vh', md: 480 } }}>
        <DocumentViewer slots={slots} control={control} readings={[]} />
      </Box>
    </Box>
  );
}
