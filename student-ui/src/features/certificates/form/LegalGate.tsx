import { lazy, Suspense, useState } from 'react';

const LegalNoticeDialog = lazy(async () => ({
  default: (await import('../../../components/LegalNoticeDialog')).LegalNoticeDialog,
}));

/** Shows the legal notice before a form is filled in: once for each form while the tab is open. */
export function LegalGate({ place }: { place: string }) {
  const remembered = `legal-notice:${place}`;
  const [accepted, setAccepted] = useState(() => sessionStorage.getItem(remembered) !== null);
  if (accepted) return null;
  return (
    <Suspense>
      <LegalNoticeDialog
        opened
        onAccept={() => {
          sessionStorage.setItem(remembered, new Date().toISOString());
          setAccepted(true);
        }}
      />
    </Suspense>
  );
}
