import { Modal } from '@mantine/core';
import { useState } from 'react';
import { FailedPart } from '../../../components/FailedState';
import { useLegalNoticeTexts } from '../../../components/LegalNoticeDialog.texts';
import { lazyPart } from '../../../lib/lazy-part';

const LegalNoticeDialog = lazyPart(
  async () => ({ default: (await import('../../../components/LegalNoticeDialog')).LegalNoticeDialog }),
  MissingNotice,
);

const rememberedAt = (place: string) => `legal-notice:${place}`;

/** Who goes on with a form in another place has accepted the notice for it. */
export function acceptAlso(place: string, before: string): void {
  const accepted = sessionStorage.getItem(rememberedAt(before));
  if (accepted !== null) sessionStorage.setItem(rememberedAt(place), accepted);
}

/** Shows the legal notice before a form is filled in: once for each form while the tab is open. */
export function LegalGate({ place }: { place: string }) {
  const remembered = rememberedAt(place);
  const [accepted, setAccepted] = useState(() => sessionStorage.getItem(remembered) !== null);
  if (accepted) return null;
  return (
    <LegalNoticeDialog
      opened
      onAccept={() => {
        sessionStorage.setItem(remembered, new Date().toISOString());
        setAccepted(true);
      }}
    />
  );
}

/** Where the notice does not come, nobody has accepted it: the form waits behind this until the page is loaded anew. */
function MissingNotice() {
  const t = useLegalNoticeTexts();
  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t('title')}
    >
      <FailedPart />
    </Modal>
  );
}
