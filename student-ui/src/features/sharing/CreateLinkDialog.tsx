import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommonTexts } from '../../i18n/common.texts';
import { CreateLinkForm } from './CreateLinkForm';
import { MadeLinkView } from './MadeLinkView';
import { linksQuery, type MadeLink } from './queries';
import { useSharingTexts } from './sharing.texts';

interface Props {
  readonly id: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for what a link needs, then shows it, this once. */
export function CreateLinkDialog({ id, opened, onClose }: Props) {
  const common = useCommonTexts();
  const t = useSharingTexts();
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeLink | null>(null);
  const anew = () => void queries.invalidateQueries(linksQuery(id));
  const finish = () => {
    onClose();
    setMade(null);
  };
  return (
    <Modal
      opened={opened}
      onClose={finish}
      title={made ? t('made.title', { label: made.label }) : t('create.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': common('close') }}
      // A click beside it must not take away what is shown once.
      closeOnClickOutside={made === null}
      closeOnEscape={made === null}
    >
      {made ? (
        <MadeLinkView made={made} onDone={finish} />
      ) : (
        <CreateLinkForm
          id={id}
          onMade={(link) => {
            setMade(link);
            anew();
          }}
          onFailed={anew}
        />
      )}
    </Modal>
  );
}
