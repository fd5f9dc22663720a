import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { FoundReports } from './FoundReports';
import { SearchForm } from './SearchForm';
import type { Found } from './search.queries';
import { useSearchTexts } from './search.texts';

/** Looks up a student's reports: one is opened, of several one is chosen. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const common = useCommonTexts();
  const t = useSearchTexts();
  const navigate = useNavigate();
  const [found, setFound] = useState<Found | null>(null);

  function show(result: Found) {
    if (result.reports.length > 1) setFound(result);
    else void navigate(paths.pdf(result.pdfurl));
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size="lg"
      // Its header is the dialog's, not the page's.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': common('close') }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-xl)' } }}
    >
      {found ? <FoundReports found={found} onAgain={() => setFound(null)} /> : <SearchForm onFound={show} />}
    </Modal>
  );
}
