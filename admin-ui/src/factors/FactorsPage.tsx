import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../records/PageHeader';
import { FactorList } from './FactorList';
import { useOwnFactors } from './factors';

export default function FactorsPage() {
  const translate = useTranslate();
  const { data } = useOwnFactors();
  return (
    <>
      <PageHeader title={translate('factors.title')} lead={translate('factors.lead')} />
      <Box sx={{ maxWidth: 640 }}>
        {data?.isRequired ? (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('factors.required_note')}
          </Alert>
        ) : null}
        <FactorList />
      </Box>
    </>
  );
}
