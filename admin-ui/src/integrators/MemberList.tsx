import { Box, Button, Divider, List, ListItem, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { emailProblem } from '@myverify/domain/account/email';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useLocaleState, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Integrator } from '../api/records';
import { messageText } from '../i18n/refusals';
import { LoadFailure } from '../records/LoadFailure';
import { VerbButton } from '../records/VerbButton';

const text = (name: string) => `resources.integrators.members.${name}`;
const keyOf = (id: number) => ['integrator-members', id] as const;

/** The people of the integrator that is shown: who they are, and how they come and go. */
export function MemberList() {
  const integrator = useRecordContext<Integrator>();
  return integrator ? <Members integrator={integrator} /> : null;
}

function Members({ integrator: { id, status } }: { readonly integrator: Integrator }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { members, sendMemberInvitation, removeMember } = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: keyOf(id), queryFn: () => members(id) });
  const removal = async (userId: number) => {
    await removeMember(id, userId);
    await queries.invalidateQueries({ queryKey: keyOf(id) });
  };
  return (
    <Box component="section" aria-labelledby="members" sx={{ mt: 2 }}>
      <Divider sx={{ mb: 2 }} />
      <Typography id="members" component="h3" variant="subtitle1">
        {translate(text('title'))}
      </Typography>
      {error && !data ? (
        <LoadFailure text={text('failed')} error={error} onRetry={refetch} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(text(data?.length === 0 ? 'none' : 'hint'))}
        </Typography>
      )}
      <List dense disablePadding>
        {data?.map(({ id: userId, email, name, joined }) => (
          <ListItem key={userId} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              primary={name ?? email}
              secondary={[name ? email : null, joined ? null : translate(text('waiting'))].filter(Boolean).join(' · ')}
              sx={{ minWidth: '10rem', overflowWrap: 'anywhere' }}
            />
            {joined ? null : (
              <VerbButton
                label={text('again')}
                of={email}
                act={() => sendMemberInvitation(id, userId)}
                done={text('invited')}
              />
            )}
            <VerbButton
              label={text('remove')}
              of={email}
              question={text('remove_question')}
              act={() => removal(userId)}
              done={text('removed')}
            />
          </ListItem>
        ))}
      </List>
      {status === 'active' ? <Invite id={id} /> : null}
    </Box>
  );
}

function Invite({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [locale] = useLocaleState();
  const { inviteMember } = useDataProvider<AdminDataProvider>();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => inviteMember(id, { email: email.trim(), language: locale === 'cn' ? 'cn' : 'en' }),
    onSuccess: () => {
      setEmail('');
      notify(text('invited'), { type: 'success' });
      return queries.invalidateQueries({ queryKey: keyOf(id) });
    },
    onError: ({ message }) => setProblem(message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailProblem(email);
    setProblem(wrong && messageText(wrong));
    if (!wrong) mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      {/* Forms of dialogs are columns. */}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 1, alignItems: { sm: 'flex-start' } }}>
        <TextField
          size="small"
          type="email"
          label={translate(text('email'))}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={problem !== null}
          helperText={problem}
          sx={{ flexGrow: 1 }}
        />
        <Button type="submit" variant="contained" disabled={isPending} sx={{ mt: { sm: 1 } }}>
          {translate(text('invite'))}
        </Button>
      </Stack>
    </Box>
  );
}
