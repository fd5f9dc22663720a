import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { FoundReports } from './FoundReports';
import { SearchForm } from './SearchForm';
import type { Found } from './search.queries';
import { useSearchTexts } from './search.texts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Stays mounted while it is closed, so that the focus finds its way back; what was typed and found does not stay. */
export default function SearchDialog({ isOpen, onClose }: Props) {
  const common = useCommonTexts();
  const t = useSearchTexts();
  // Mantine gives the focus back only to what had it when a dialog that was there already opened.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title={t('title')}
      size="lg"
      // Its header is the dialog's, not the page's.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': common('close') }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-xl)' } }}
    >
      <StudentSearch />
    </Modal>
  );
}

/** Looks up a student's reports: one is opened, of several one is chosen. */
function StudentSearch() {
  const navigate = useNavigate();
  const [found, setFound] = useState<Found | null>(null);

  function show(result: Found) {
    if (result.reports.length > 1) setFound(result);
    else void navigate(paths.pdf(result.pdfurl));
  }

  return found ? <FoundReports found={found} onAgain={() => setFound(null)} /> : <SearchForm onFound={show} />;
}
