import { lazy, Suspense, useState } from 'react';

const LegalNoticeDialog = lazy(async () => ({
  default: (await import('../../../components/LegalNoticeDialog')).LegalNoticeDialog,
}));

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
