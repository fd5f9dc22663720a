import Key from '@mui/icons-material/KeyOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box, Button, Card, Divider, LinearProgress, Stack, Typography } from '@mui/material';
import type { OwnFactor } from '@myverify/api-client/factors';
import { knowsPasskeys } from '@myverify/api-client/passkey';
import type { FactorKind } from '@myverify/domain/account/factors';
import { dayOf, timeOf } from '@myverify/domain/shared/calendar';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LoadFailure } from '../records/LoadFailure';
import { useNotifyError } from '../records/useNotifyError';
import { AddFactorDialog } from './AddFactorDialog';
import { renewCodes, useOwnFactors } from './factors';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RemoveFactorDialog } from './RemoveFactorDialog';
import { RenameFactorDialog } from './RenameFactorDialog';

type Open =
  | { readonly what: 'add'; readonly kind: FactorKind }
  | { readonly what: 'rename' | 'remove'; readonly factor: OwnFactor }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

interface FactorListProps {
  /** Once there is one, and its recovery codes are kept. */
  readonly onReady?: () => void;
}

/** What whoever is signed in shows beside the password: to add, name and remove. */
export function FactorList({ onReady }: FactorListProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { data, error, again } = useOwnFactors();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const done = (text: string) => {
    close();
    notify(text, { type: 'success' });
    void again();
  };
  const added = (codes: readonly string[]) => {
    done('factors.saved');
    if (codes.length > 0) setOpen({ what: 'codes', codes });
  };
  const kept = () => {
    close();
    onReady?.();
  };
  const renew = () =>
    renewCodes().then(({ recoveryCodes }) => {
      void again();
      setOpen({ what: 'codes', codes: recoveryCodes });
    }, notifyError);

  // What is known of them stays, and so do recovery codes over it.
  if (!data && error) return <LoadFailure severity="error" error={error} onRetry={again} />;
  if (!data) return <LinearProgress />;
  return (
    <Stack spacing={2}>
      <Card variant="outlined">
        {data.factors.length === 0 ? <Typography sx={{ p: 2 }}>{translate('factors.none')}</Typography> : null}
        <Stack component="ul" divider={<Divider component="li" />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onOpen={(what) => setOpen({ what, factor })} />
          ))}
        </Stack>
      </Card>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<Smartphone />} onClick={() => setOpen({ what: 'add', kind: 'totp' })}>
          {translate('factors.add_app')}
        </Button>
        {knowsPasskeys() ? (
          <Button variant="outlined" startIcon={<Key />} onClick={() => setOpen({ what: 'add', kind: 'passkey' })}>
            {translate('factors.add_passkey')}
          </Button>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
            {translate('factors.no_passkeys')}
          </Typography>
        )}
      </Stack>
      {data.factors.length > 0 ? (
        <Box>
          <Typography variant="h2" sx={{ fontSize: '1rem', mb: 0.5 }}>
            {translate('factors.codes_title')}
          </Typography>
          <Typography sx={{ mb: 1 }}>{translate('factors.codes_left', { smart_count: data.recoveryCodes })}</Typography>
          <Button variant="outlined" onClick={() => void renew()}>
            {translate('factors.codes_renew')}
          </Button>
        </Box>
      ) : null}
      {open?.what === 'add' ? <AddFactorDialog kind={open.kind} onClose={close} onAdded={added} /> : null}
      {open?.what === 'codes' ? <RecoveryCodesDialog codes={open.codes} onClose={kept} /> : null}
      {open?.what === 'rename' ? (
        <RenameFactorDialog factor={open.factor} onClose={close} onDone={() => done('factors.renamed')} />
      ) : null}
      {open?.what === 'remove' ? (
        <RemoveFactorDialog factor={open.factor} onClose={close} onDone={() => done('factors.removed')} />
      ) : null}
    </Stack>
  );
}

interface FactorRowProps {
  readonly factor: OwnFactor;
  readonly onOpen: (what: 'rename' | 'remove') => void;
}

function FactorRow({ factor: { kind, name, createdAt, lastUsedAt }, onOpen }: FactorRowProps) {
  const translate = useTranslate();
  const used = lastUsedAt ? translate('factors.used', { at: timeOf(lastUsedAt) }) : translate('factors.never_used');
  return (
    <Box component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`factors.kind.${kind}`)} · {translate('factors.added', { at: dayOf(createdAt) })} · {used}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', ml: -1 }}>
        <Button size="small" aria-label={translate('factors.rename_of', { name })} onClick={() => onOpen('rename')}>
          {translate('factors.rename')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={translate('factors.remove_of', { name })}
          onClick={() => onOpen('remove')}
        >
          {translate('factors.remove')}
        </Button>
      </Box>
    </Box>
  );
}
